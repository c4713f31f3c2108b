/**
 * Scrolling: home and articles open at the top, an anchor in the address is
 * scrolled to smoothly after 100 ms, and so is an anchor of the same page when its link is used.
 * Back and forward keep the place that the visitor left; so does a reload, except of pages that open
 * at the top or at an anchor. Who has begun to use the page before it has loaded stays where they are.
 */

import { isChangingLanguage } from './language.ts';
import { navigationType } from './navigation.ts';

const anchorDelay = 100; // ms
const longestScroll = 1_500; // ms, more than browsers take for a smooth one

let restoresPlace = navigationType() === 'back_forward';
let isFirstPage = true;

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** The element that the address points at. What cannot be decoded is taken as it is. */
function fragmentTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

function openPage(): void {
  const target = fragmentTarget();
  const isInUse = isFirstPage && scrollY > 0 && window.earlyEvents.hasActed;
  const mayScroll = !restoresPlace && !isChangingLanguage() && !isInUse;
  if (mayScroll && (target || document.body.dataset['opensAtTop'] === 'true')) {
    scrollTo({ top: 0, behavior: 'instant' });
    if (target) setTimeout(() => target.scrollIntoView({ behavior: behavior() }), anchorDelay);
  }
  restoresPlace = false;
  isFirstPage = false;
}

/**
 * The browser's own jump to the anchor of the address comes late on a slow line, and takes the focus from a field that
 * somebody is writing in by then. The field gets it back, once.
 */
function keepFocus(): void {
  const field = document.activeElement;
  if (!location.hash || !(field instanceof HTMLElement) || !field.matches('input, textarea')) return;
  const giveBack = (): void => {
    setTimeout(() => {
      if (document.activeElement === document.body) field.focus({ preventScroll: true });
    });
  };
  field.addEventListener('blur', giveBack, { once: true });
  // Who presses somewhere else wants to leave it.
  addEventListener('pointerdown', () => field.removeEventListener('blur', giveBack), { once: true });
}

/** Lets the browser do the jump, with its focus and its history, but smoothly. */
function smoothJump(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hash || link.pathname !== location.pathname || behavior() === 'instant') return;
  const root = document.documentElement;
  root.style.scrollBehavior = 'smooth';
  const reset = (): void => {
    clearTimeout(fallback);
    removeEventListener('scrollend', reset);
    root.style.removeProperty('scroll-behavior');
  };
  // Older browsers have no `scrollend`, and there is none when there was nothing to scroll.
  const fallback = setTimeout(reset, longestScroll);
  addEventListener('scrollend', reset);
}

keepFocus();
document.addEventListener('click', smoothJump, { capture: true });
document.addEventListener('astro:before-preparation', (event) => {
  restoresPlace = event.navigationType === 'traverse';
});
document.addEventListener('astro:page-load', openPage);
