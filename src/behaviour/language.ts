/**
 * Change of language (spec section 4): the choice is stored as `preferred-language`, and the page in
 * the other language opens where the visitor was. A stored choice never redirects by itself.
 */

import { write } from './storage.ts';

const storageKey = 'preferred-language'; // spec section 3

let place: number | undefined;

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-language]') : null;
  if (!link) return;
  write('local', storageKey, link.getAttribute('hreflang'));
  // With these keys the other language opens in a new tab or window, and this page stays.
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) place = scrollY;
});

/** True while the page that is being shown is the same page in another language. */
export function isChangingLanguage(): boolean {
  return place !== undefined;
}

document.addEventListener('astro:after-swap', () => {
  if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
});

document.addEventListener('astro:page-load', () => {
  // After every other listener of this event has asked.
  queueMicrotask(() => {
    place = undefined;
  });
});
