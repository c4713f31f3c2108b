import { bookingHref } from '../../content/company/company.ts';
import type { ServiceFacts } from '../../content/company/site-schema.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { languages, type Locale, locales } from '../../site/locales.ts';
import type { PageMetadata } from '../../site/page.ts';
import { hrefToAnchor, linkProps, pathInLocale, routes } from '../../site/routes.ts';

export type HeaderProps = ReturnType<typeof headerProps>;

export function headerProps(
  { locale, route }: Pick<PageMetadata, 'locale' | 'route'>,
  { nav }: Pick<Dictionary, 'nav'>,
  brand: string,
  service: Pick<ServiceFacts, 'bookingUrl'>,
) {
  // Only the texts that the header shows, since every page contains them.
  const { label, home, menu, language } = nav;
  const isAbout = route === routes.about;
  return {
    brand,
    strings: { label, home, menu, language },
    isHome: route === routes.home,
    homeLink: linkProps(locale, routes.home, route),
    links: [
      { text: nav.services, link: { href: hrefToAnchor(locale, 'services', route) } },
      {
        text: nav.about,
        link: {
          ...linkProps(locale, routes.about, route),
          'aria-current': isAbout ? ('page' as const) : undefined,
        },
      },
    ],
    /** The button; in the menu on small screens, the last link. */
    contact: { text: nav.contact, link: { href: bookingHref(service, locale, route) } },
    languageLinks: locales.map((target) => languageLink(target, route ?? routes.home, target === locale)),
  };
}

function languageLink(locale: Locale, route: string, isCurrent: boolean) {
  const { htmlLang, short, label } = languages[locale];
  const link = {
    href: pathInLocale(route, locale),
    lang: htmlLang,
    hrefLang: htmlLang,
    'data-language': true, // for src/features/header/switch-language.ts
    'aria-current': isCurrent ? ('true' as const) : undefined,
  };
  return { short, label, link };
}
