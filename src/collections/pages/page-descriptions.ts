/** Which strings of the locale files describe a page. Pure: checks ask it too. */

import type { Page } from '../../seo/head/page.ts';
import type { Dictionary } from '../texts/dictionary.ts';
import type { PageName } from '../../i18n/routes.ts';
import type { Card } from '../../seo/social/card-drawing.ts';

export interface Description {
  readonly meta: Pick<Page, 'title' | 'description' | 'keywords'>;
  /** What the social image says: the page's heading and a few words above it. */
  readonly card: Pick<Card, 'kicker' | 'title'> & Partial<Pick<Card, 'facts'>>;
}

/** The strings of a page that needs no entry below: a group of the locale files with the page's name. */
interface PageStrings {
  readonly meta: Description['meta'];
  readonly title: string;
  /** Above the title in the social image; what the company does where there is none. */
  readonly kicker?: string;
}

type PageWithStrings = {
  [Name in PageName]: Name extends keyof Dictionary
    ? Dictionary[Name] extends PageStrings
      ? Name
      : never
    : never;
}[PageName];

type Describe = (t: Dictionary) => Description;

/** Pages whose strings have another form, or whose image says something else above the title. */
const exceptions: Readonly<
  Record<Exclude<PageName, PageWithStrings>, Describe> & Partial<Record<PageName, Describe>>
> = {
  home: ({ hero }) => ({ meta: hero.meta, card: { kicker: hero.badge, title: hero.title } }),
  privacy: ({ privacy, hero }) => legal(privacy, hero.badge),
  terms: ({ terms, hero }) => legal(terms, hero.badge),
  blog: ({ blog }) => ({ meta: blog.meta, card: { kicker: blog.meta.title, title: blog.title } }),
  faq: ({ faq, hero }) => ({ meta: faq.meta, card: { kicker: hero.badge, title: faq.title } }),
  academy: ({ academy }) => ({
    meta: academy.meta,
    card: { kicker: academy.meta.title, title: academy.title },
  }),
  signin: ({ signin }) => ({ meta: signin.meta, card: { kicker: signin.meta.title, title: signin.title } }),
};

/**
 * What a page's head and its social image say of it.
 *
 * @param t the strings of a language
 */
export function describePage(name: PageName, t: Dictionary): Description {
  const exception = exceptions[name];
  if (exception) return exception(t);
  // What is no exception has strings of its own: the compiler asks for one or the other.
  const { meta, title, kicker = t.hero.badge }: PageStrings = t[name as PageWithStrings];
  return { meta, card: { kicker, title } };
}

function legal(strings: Dictionary['privacy'] | Dictionary['terms'], kicker: string): Description {
  const { title, description, keywords, lastUpdated } = strings;
  return { meta: { title, description, keywords }, card: { kicker, title, facts: [lastUpdated] } };
}
