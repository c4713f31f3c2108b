/**
 * Shows and closes the cookie banner (`islands/cookie-banner/`) by an attribute of the document, and answers its buttons. Before the first paint `layouts/HeadScript.astro` reserves its room; this script then shows it, so that nobody can
 * press a button whose code has not come.
 */

import { choices, choose, consent, onConsentChange } from './consent.ts';
import { takeOver } from '../hydration/early-events.ts';

/** `waiting` shows it after 1 s, `closing` fades it out; both by CSS. */
type BannerState = 'reserved' | 'waiting' | 'open' | 'closing' | 'closed';

const { documentElement: root } = document;

/** True once the banner was closed here, with or without a choice. */
let isDismissed = false;

/** The button that opened the banner again, to which the focus returns. */
let opener: HTMLElement | undefined;

function banner(): HTMLElement | null {
  return document.querySelector('.cookie-banner');
}

function setState(state: BannerState): void {
  root.dataset['cookieBanner'] = state;
}

/** On a page that is shown now; the banner is `state` where the choice is still open. */
function showPage(state: BannerState): void {
  setState(banner() && consent() === 'unset' && !isDismissed ? state : 'closed');
}

function open(button: HTMLElement): void {
  opener = button;
  setState('open');
  banner()?.focus();
}

function close(): void {
  isDismissed = true;
  opener?.focus();
  opener = undefined;
  if (root.dataset['cookieBanner'] !== 'closed') setState('closing');
}

showPage('waiting');
document.addEventListener('astro:after-swap', () => showPage('open'));
document.addEventListener('astro:page-load', () => {
  document.querySelectorAll('[data-cookie-settings]').forEach(takeOver);
});

onConsentChange(close);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.matches('[data-cookie-settings]')) open(button);
  if (!button?.closest('.cookie-banner')) return;
  const choice = choices.find((known) => known === button.value);
  if (choice) choose(choice);
  // Also where the choice stays what it was.
  close();
});

// Not after a time: a timer ended first on a busy machine, before the first picture of the fade.
document.addEventListener('animationend', ({ animationName }) => {
  if (animationName === 'banner-out') setState('closed');
});

document.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Escape' && target instanceof Element && target.closest('.cookie-banner')) close();
});
