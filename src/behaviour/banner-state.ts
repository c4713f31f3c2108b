/**
 * Whether the cookie banner is to be seen. The banner is in every page; an attribute of the document
 * shows it. `waiting` shows it 1 s after load, by CSS alone; `layouts/HeadScript.astro` sets the first
 * state before the first paint.
 */

type BannerState = 'waiting' | 'open' | 'closing' | 'closed';

const fade = 300; // ms, spec section 9

let isDismissed = false;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Brings the banner into a state at once. */
export function showBanner(state: BannerState): void {
  clearTimeout(fading);
  document.documentElement.dataset['cookieBanner'] = state;
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
  document.querySelector<HTMLElement>('.cookie-banner')?.focus();
}

/** Fades the banner out. */
export function closeBanner(): void {
  isDismissed = true;
  opener?.focus();
  opener = undefined;
  const state = document.documentElement.dataset['cookieBanner'];
  if (state !== 'waiting' && state !== 'open') return;
  showBanner('closing');
  fading = setTimeout(() => showBanner('closed'), fade);
}
