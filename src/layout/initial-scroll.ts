/**
 * Sets the scroll position of a new page. Home and articles open at the top. A page with an anchor in its address scrolls there
 * smoothly after 100 ms, and links to an anchor of the same page scroll smoothly too. Back and forward restore the scroll
 * position, and so does a reload, except on pages that open at the top or at an anchor. If the visitor has already scrolled while
 * the page loads, the page stays there.
 */

import { isPlainClick, scrollBehavior, targetOf } from '../browser/navigation.ts';
import { isChangingLanguage } from '../features/header/switch-language.ts';

const anchorDelayMs = 100;
const maxScrollMs = 1_500; // browsers take less for a smooth scroll

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let isHistoryNavigation = entry?.type === 'back_forward';
let isFirstPage = true;

function openParentDetails(target: HTMLElement | null): void {
  const details = target?.closest('details');
  if (!details) return;
  details.open = true;
  openParentDetails(details.parentElement);
}

function scrollNewPage(): void {
  const target = targetOf(location.hash);
  openParentDetails(target);
  const hasVisitorScrolled = isFirstPage && scrollY > 0 && window.earlyEvents.hasActed;
  const mayScroll = !isHistoryNavigation && !isChangingLanguage() && !hasVisitorScrolled;
  if (mayScroll && (target || document.body.dataset['opensAtTop'] === 'true')) {
    scrollTo({ top: 0, behavior: 'instant' });
    if (target) setTimeout(() => target.scrollIntoView({ behavior: scrollBehavior() }), anchorDelayMs);
  }
  isHistoryNavigation = false;
  isFirstPage = false;
}

/**
 * On slow connections the browser's jump to the anchor comes late and moves the focus away from a field in use. Restores it,
 * once.
 */
function protectFieldFocus(): void {
  const field = document.activeElement;
  if (!location.hash || !(field instanceof HTMLElement) || !field.matches('input, textarea')) return;
  const refocus = (): void => {
    setTimeout(() => {
      if (document.activeElement === document.body) field.focus({ preventScroll: true });
    });
  };
  field.addEventListener('blur', refocus, { once: true });
  // A press elsewhere means that the visitor wants to leave the field.
  addEventListener('pointerdown', () => field.removeEventListener('blur', refocus), { once: true });
}

/** Opens a collapsed target, then lets the browser follow the link, which handles focus and history, scrolling smoothly. */
function smoothJump(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || !link?.hash || link.pathname !== location.pathname) return;
  openParentDetails(targetOf(link.hash));
  if (scrollBehavior() === 'instant') return;
  const root = document.documentElement;
  root.style.scrollBehavior = 'smooth';
  const reset = (): void => {
    clearTimeout(fallback);
    removeEventListener('scrollend', reset);
    root.style.removeProperty('scroll-behavior');
  };
  // Older browsers have no `scrollend`, and it does not fire when there was nothing to scroll.
  const fallback = setTimeout(reset, maxScrollMs);
  addEventListener('scrollend', reset);
}

protectFieldFocus();
document.addEventListener('click', smoothJump, { capture: true });
addEventListener('hashchange', () => openParentDetails(targetOf(location.hash)));
document.addEventListener('astro:before-preparation', (event) => {
  isHistoryNavigation = event.navigationType === 'traverse';
});
document.addEventListener('astro:page-load', scrollNewPage);
