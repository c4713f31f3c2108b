/**
 * Whether the cookie banner is to be seen. The banner is in every page; an attribute of the document
 * shows it. `waiting` shows it 1 s after load, by CSS alone; `layouts/HeadScript.astro` sets the first
 * state before the first paint.
 */

type BannerState = 'waiting' | 'open' | 'closing' | 'closed';

const banner = '.cookie-banner';

let isDismissed = false;

/** Brings the banner into a state at once. */
export function showBanner(state: BannerState): void {
  document.documentElement.dataset['cookieBanner'] = state;
}

/** False where nothing is measured, so that nobody is asked. */
export function hasBanner(): boolean {
  return document.querySelector(banner) !== null;
}

/** True once the banner was closed on this page, with or without a choice. */
export function wasDismissed(): boolean {
  return isDismissed;
}

let opener: HTMLElement | undefined;

/** Opens the banner for another choice; the focus goes into it, and back to `from` when it closes. */
export function reopenBanner(from: HTMLElement): void {
  opener = from;
  showBanner('open');
  document.querySelector<HTMLElement>(banner)?.focus();
}

/**
 * Fades the banner out. Wait for the animation, not a timer: a timer ended first on a busy
 * machine, before the first picture of the fade.
 */
export function closeBanner(): void {
  isDismissed = true;
  opener?.focus();
  opener = undefined;
  const state = document.documentElement.dataset['cookieBanner'];
  if (state !== 'waiting' && state !== 'open') return;
  showBanner('closing');
  const fades = document.querySelector(banner)?.getAnimations() ?? [];
  void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => {
    // Opened again meanwhile?
    if (document.documentElement.dataset['cookieBanner'] === 'closing') showBanner('closed');
  });
}
