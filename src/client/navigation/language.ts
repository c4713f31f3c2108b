/**
 * Change of language: the choice is stored as `preferred-language`, and the page in
 * the other language opens where the visitor was, query and anchor included; the focus stays on the
 * language for who came by keyboard. A stored choice redirects nobody: at an address without a language, `layouts/Corner.astro`
 * offers the page in it.
 */

import { read, write } from '../storage.ts';

const storageKey = 'preferred-language';

/** What the change of page that is under way restores, when it is one of language. */
interface Change {
  readonly scrollTop: number;
  readonly focused: string | undefined;
}

let change: Change | undefined;

/** The link that was last used, if it had the focus: the menu that it lies in closes before the router may have come. */
let focused: Element | undefined;

// Ahead of the router, which reads the address of the link.
document.addEventListener(
  'click',
  (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    focused = document.activeElement === link ? link : undefined;
    write('local', storageKey, link.hreflang);
    // Pages are built without query and anchor: the links in them lead to the bare page.
    link.search = location.search;
    link.hash = location.hash;
  },
  { capture: true },
);

// Not at the click: that may open a new tab, save a file, or be overtaken by another link while the page is slow.
document.addEventListener('astro:before-preparation', ({ sourceElement }) => {
  const link = sourceElement?.closest<HTMLAnchorElement>('a[data-language]');
  change = link ? { scrollTop: scrollY, focused: keepsFocus(link) ? link.hreflang : undefined } : undefined;
});

/** Whether the link had the focus when it was used, and nothing else has taken that since. */
function keepsFocus(link: Element): boolean {
  return link === focused && [link, document.body].includes(document.activeElement ?? link);
}

/** True while the page that is being shown is the same page in another language. */
export function isChangingLanguage(): boolean {
  return change !== undefined;
}

document.addEventListener('astro:after-swap', () => {
  if (!change) return;
  scrollTo({ top: change.scrollTop, behavior: 'instant' });
  if (change.focused === undefined) return;
  // In the bar or, on small screens, in a menu that is closed again, whose button then stands for it.
  for (const link of document.querySelectorAll<HTMLElement>(
    `a[data-language][hreflang="${change.focused}"], .menu summary`,
  )) {
    link.focus({ preventScroll: true });
  }
});

document.addEventListener('astro:page-load', () => {
  const preferred = read('local', storageKey);
  for (const offer of document.querySelectorAll<HTMLAnchorElement>('[data-language-offer]')) {
    offer.hidden = offer.hreflang !== preferred;
  }
  // After every other listener of this event has asked.
  queueMicrotask(() => {
    change = undefined;
  });
});
