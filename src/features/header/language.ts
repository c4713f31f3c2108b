/** Changes the language on the same page, at the same place, and stores the choice. It never redirects: pages only offer the stored language. */

import { read, write } from '../../browser/storage.ts';

const storageKey = 'preferred-language';

/** What the next page restores after a change of language: the place, and the focus if the visitor used the keyboard. */
let change: { readonly scrollTop: number; readonly focusedLanguage: string | undefined } | undefined;

/** The link that was used, if it had the focus: the menu may close before the router starts. */
let focusedLink: Element | undefined;

// Before the router reads the address of the link.
document.addEventListener(
  'click',
  (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    focusedLink = document.activeElement === link ? link : undefined;
    write('local', storageKey, link.hreflang);
    // The built links lead to the page without query and anchor.
    link.search = location.search;
    link.hash = location.hash;
  },
  { capture: true },
);

// Not at the click: that may open a new tab, save a file, or be overtaken by another link while the page is slow.
document.addEventListener('astro:before-preparation', ({ sourceElement }) => {
  const link = sourceElement?.closest<HTMLAnchorElement>('a[data-language]');
  change = link
    ? { scrollTop: scrollY, focusedLanguage: keepsFocus(link) ? link.hreflang : undefined }
    : undefined;
});

/** True when the link had the focus when it was used, and nothing else has taken the focus since. */
function keepsFocus(link: Element): boolean {
  return link === focusedLink && [link, document.body].includes(document.activeElement ?? link);
}

/** True while the page that is being shown is the same page in another language. */
export function isChangingLanguage(): boolean {
  return change !== undefined;
}

document.addEventListener('astro:after-swap', () => {
  if (!change) return;
  scrollTo({ top: change.scrollTop, behavior: 'instant' });
  if (change.focusedLanguage === undefined) return;
  // The language's link in the bar or, on small screens, the button of the menu, which is closed again.
  for (const link of document.querySelectorAll<HTMLElement>(
    `a[data-language][hreflang="${change.focusedLanguage}"], .menu summary`,
  )) {
    link.focus({ preventScroll: true });
  }
});

document.addEventListener('astro:page-load', () => {
  const preferred = read('local', storageKey);
  for (const offer of document.querySelectorAll<HTMLAnchorElement>('[data-language-offer]')) {
    offer.hidden = offer.hreflang !== preferred;
  }
});
