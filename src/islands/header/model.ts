import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { linkProps, type LinkProps } from '../../i18n/links.ts';
import { languages, type Locale, locales } from '../../i18n/locales.ts';
import type { FailureStrings } from '../shared/IslandBoundary.tsx';
import { linkToAnchor, routes, switchLocale } from '../../i18n/routes.ts';

export interface NavLink {
  readonly props: LinkProps;
  /** True on the page that the link leads to. */
  readonly current: boolean;
}

export interface LanguageLink {
  readonly href: string;
  readonly lang: string;
  readonly short: string;
  readonly label: string;
  readonly current: boolean;
}

/** Attributes of a link to another language, to spread on an `<a>`. */
export function languageLinkProps({ href, lang, current }: LanguageLink) {
  return {
    href,
    lang,
    hrefLang: lang,
    'data-language': true, // for src/client/navigation/language.ts
    'aria-current': current ? 'true' : undefined,
  } as const;
}

export interface HeaderProps {
  readonly brand: string;
  /** Only what it shows: every page carries them. */
  readonly strings: Omit<Dictionary['nav'], 'academy' | 'dashboard' | 'offer'>;
  readonly links: {
    readonly home: LinkProps;
    readonly services: NavLink;
    readonly about: NavLink;
    readonly contact: NavLink;
  };
  readonly languages: readonly LanguageLink[];
  /** On the home page the logo scrolls to the top. */
  readonly isHome: boolean;
  readonly failure: FailureStrings;
}

/**
 * What the header shows on a page.
 *
 * @param route the page, a path without language; the 404 page passes none and counts as elsewhere
 * @param bookingUrl the owner's calendar, where the contact button leads; without it to the contact section
 */
export function headerProps(
  locale: Locale,
  route: string | undefined,
  brand: string,
  nav: Dictionary['nav'],
  failure: FailureStrings,
  bookingUrl?: string,
): HeaderProps {
  const from = route ?? '';
  const { label, home, services, about, contact, menu, language } = nav;
  return {
    brand,
    strings: { label, home, services, about, contact, menu, language },
    failure,
    isHome: route === routes.home,
    links: {
      home: linkProps(locale, routes.home, from),
      services: { props: { href: linkToAnchor(locale, 'services', from) }, current: false },
      about: { props: linkProps(locale, routes.about, from), current: from === routes.about },
      contact: { props: { href: bookingUrl ?? linkToAnchor(locale, 'contact', from) }, current: false },
    },
    languages: locales.map((target) => ({
      href: switchLocale(route ?? routes.home, target),
      lang: languages[target].htmlLang,
      short: languages[target].short,
      label: languages[target].label,
      current: target === locale,
    })),
  };
}
