/**
 * Switches the language, keeping page and position, and stores the choice. Never redirects: pages only offer the stored
 * language.
 */

import { readStored, writeStored } from '../../browser/storage.ts';

const storageKey = 'preferred-language';

/** The state that the next page restores after a change of language. The focus only if the visitor used the keyboard. */
let languageChange: { readonly scrollTop: number; readonly focusedLanguage: string | undefined } | undefined;

/** The link that was followed, if it was focused: the menu may close before the router starts. */
let focusedLink: Element | undefined;

// Runs before the router reads the link's address.
document.addEventListener(
  'click',
  (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    focusedLink = document.activeElement === link ? link : undefined;
    writeStored('local', storageKey, link.hreflang);
    // The built links have neither query nor anchor.
    link.search = location.search;
    link.hash = location.hash;
  },
  { capture: true },
);

// Not on click, which may also open a new tab or save a file, or be followed by a click on another link while a page is slow.
document.addEventListener('astro:before-preparation', ({ sourceElement }) => {
  const link = sourceElement?.closest<HTMLAnchorElement>('a[data-language]');
  languageChange = link
    ? { scrollTop: scrollY, focusedLanguage: hasKeptFocus(link) ? link.hreflang : undefined }
    : undefined;
});

/** True if the link was focused when it was followed, and nothing else has been focused since. */
function hasKeptFocus(link: Element): boolean {
  return link === focusedLink && [link, document.body].includes(document.activeElement ?? link);
}

/** True from the start of a language change until the next navigation. */
export function isChangingLanguage(): boolean {
  return languageChange !== undefined;
}

document.addEventListener('astro:after-swap', () => {
  if (!languageChange) return;
  scrollTo({ top: languageChange.scrollTop, behavior: 'instant' });
  if (languageChange.focusedLanguage === undefined) return;
  // The language's link in the bar or, on small screens, the button of the closed menu: hidden elements ignore `focus()`.
  for (const link of document.querySelectorAll<HTMLElement>(
    `a[data-language][hreflang="${languageChange.focusedLanguage}"], .site-menu summary`,
  )) {
    link.focus({ preventScroll: true });
  }
});

document.addEventListener('astro:page-load', () => {
  const preferred = readStored('local', storageKey);
  for (const offer of document.querySelectorAll<HTMLAnchorElement>('[data-language-offer]')) {
    offer.hidden = offer.hreflang !== preferred;
  }
});
