/**
 * Scrolling: home and articles open at the top, an anchor in the address is
 * scrolled to smoothly after 100 ms, and so is an anchor of the same page when its link is used.
 * Back and forward keep the place that the visitor left; so does a reload, except of pages that open
 * at the top or at an anchor. Who has scrolled before the page has loaded stays where they are.
 */

import { isChangingLanguage } from './language.ts';
import { navigationType } from './navigation-type.ts';
import { visitorsPlace } from './visitor-scroll.ts';

const anchorDelay = 100; // ms
const longestScroll = 1_500; // ms, more than browsers take for a smooth one

let keepsPlace = navigationType() === 'back_forward';

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** What the address points at. Links of others may hold what cannot be decoded: that is taken as it is. */
function addressed(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

function openPage(): void {
  const target = addressed();
  const isFree = !keepsPlace && !isChangingLanguage() && !visitorsPlace();
  if (isFree && (target || document.body.dataset['opensAtTop'] === 'true')) {
    scrollTo({ top: 0, behavior: 'instant' });
    if (target) setTimeout(() => target.scrollIntoView({ behavior: behavior() }), anchorDelay);
  }
  keepsPlace = false;
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
  // Older browsers do not tell when it has ended, and none does when there was nothing to scroll.
  const fallback = setTimeout(reset, longestScroll);
  addEventListener('scrollend', reset);
}

document.addEventListener('click', smoothJump, { capture: true });
document.addEventListener('astro:before-preparation', (event) => {
  keepsPlace = event.navigationType === 'traverse';
});
document.addEventListener('astro:page-load', openPage);
