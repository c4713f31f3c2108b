import { contactHref } from '../../content/company/company.ts';
import type { ServiceFacts } from '../../content/company/site-schema.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { languages, type Locale, locales } from '../../site/locales.ts';
import type { Page } from '../../site/page.ts';
import { linkProps, type LinkProps, linkToAnchor, routes, switchLocale } from '../../site/routes.ts';

/** Attributes of an `<a>`; the link to the page that is shown is the current one. */
type NavLink = LinkProps & { readonly 'aria-current'?: 'page' | undefined };

interface NamedLink {
  readonly text: string;
  readonly link: NavLink;
}

export interface HeaderProps {
  readonly brand: string;
  /** Only the texts that it shows, since every page carries them. */
  readonly strings: Pick<Dictionary['nav'], 'label' | 'home' | 'menu' | 'language'>;
  readonly home: LinkProps;
  readonly links: readonly NamedLink[];
  /** The button; in the menu of small screens the last link. */
  readonly contact: NamedLink;
  readonly languages: readonly ReturnType<typeof languageLink>[];
  readonly isHome: boolean;
}

export function headerProps(
  { locale, route }: Pick<Page, 'locale' | 'route'>,
  { nav }: Pick<Dictionary, 'nav'>,
  brand: string,
  service: Pick<ServiceFacts, 'bookingUrl'>,
): HeaderProps {
  const from = route ?? '';
  const { label, home, menu, language } = nav;
  const pageLink = (target: string): NavLink => ({
    ...linkProps(locale, target, from),
    'aria-current': from === target ? 'page' : undefined,
  });
  return {
    brand,
    strings: { label, home, menu, language },
    isHome: route === routes.home,
    home: linkProps(locale, routes.home, from),
    links: [
      { text: nav.services, link: { href: linkToAnchor(locale, 'services', from) } },
      { text: nav.about, link: pageLink(routes.about) },
    ],
    contact: { text: nav.contact, link: { href: contactHref(service, locale, from) } },
    languages: locales.map((target) => languageLink(target, route ?? routes.home, target === locale)),
  };
}

function languageLink(locale: Locale, route: string, isCurrent: boolean) {
  const { htmlLang, short, label } = languages[locale];
  const link = {
    href: switchLocale(route, locale),
    lang: htmlLang,
    hrefLang: htmlLang,
    'data-language': true, // for src/features/header/language.ts
    'aria-current': isCurrent ? ('true' as const) : undefined,
  };
  return { short, label, link };
}
