/**
 * Opens and closes the cookie banner with an attribute of the document. It opens only once this script can handle its buttons.
 */

import { hydratedEvent, releasePresses } from '../../browser/hydration/early-events.ts';
import { choices, choose, consent, onConsentChange } from './consent.ts';

/** `waiting` shows it after 1 s, `closing` fades it out, both in CSS. */
type BannerState = 'reserved' | 'waiting' | 'open' | 'closing' | 'closed';

const { documentElement: root } = document;

/** True once the visitor has closed the banner here, with or without a choice. */
let isDismissed = false;

/** The previously focused element: the button that reopened the banner, or an earlier link. */
let previousFocus: HTMLElement | undefined;

function banner(): HTMLElement | null {
  return document.querySelector('.cookie-banner');
}

function setBannerState(state: BannerState): void {
  root.dataset['cookieBanner'] = state;
}

function resetBanner(state: BannerState): void {
  setBannerState(banner() && consent() === 'unset' && !isDismissed ? state : 'closed');
}

function openBanner(button: HTMLElement): void {
  setBannerState('open');
  banner()?.toggleAttribute('data-reopened', true);
  banner()?.focus();
  previousFocus = button; // even in Safari, where a press does not focus buttons
}

function closeBanner(): void {
  isDismissed = true;
  if (banner()?.contains(document.activeElement)) restoreFocus();
  banner()?.removeAttribute('data-reopened');
  // A banner that is not rendered does not fade out.
  if (root.dataset['cookieBanner'] !== 'closed') setBannerState(isRendered() ? 'closing' : 'closed');
}

function isRendered(): boolean {
  const element = banner();
  return element !== null && getComputedStyle(element).display !== 'none';
}

function restoreFocus(): void {
  if (previousFocus?.isConnected) previousFocus.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
  previousFocus = undefined;
}

document.addEventListener('focusin', ({ target, relatedTarget }) => {
  const isEntered = target instanceof Element && target.closest('.cookie-banner') !== null;
  if (isEntered && relatedTarget instanceof HTMLElement && !relatedTarget.closest('.cookie-banner')) {
    previousFocus = relatedTarget;
  }
});

document.addEventListener('astro:after-swap', () => resetBanner('open'));
// Start the 1 s delay on the first load, unless the banner is already open.
document.addEventListener(
  'astro:page-load',
  () => {
    if (root.dataset['cookieBanner'] !== 'open') resetBanner('waiting');
  },
  { once: true },
);
// Repeat after hydration: React re-creates the dashboard's button if the browser has translated it.
for (const type of ['astro:page-load', hydratedEvent]) {
  document.addEventListener(type, () =>
    document.querySelectorAll('[data-cookie-settings]').forEach(releasePresses),
  );
}

onConsentChange(closeBanner);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.matches('[data-cookie-settings]')) openBanner(button);
  if (!button?.closest('.cookie-banner')) return;
  const choice = choices.find((each) => each === button.value);
  if (choice) choose(choice);
  closeBanner(); // even if the choice does not change
});

// Not a timer: on a busy machine it may end before the first frame of the fade.
document.addEventListener('animationend', ({ animationName }) => {
  if (animationName === 'banner-out') setBannerState('closed');
});

document.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Escape' && target instanceof Element && target.closest('.cookie-banner')) closeBanner();
});
