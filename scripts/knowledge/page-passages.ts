import type { Dictionary } from '../../src/i18n/dictionary.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { anchors, canonical, localizeHref, type PageName, routes } from '../../src/i18n/routes.ts';
import { pageTexts } from '../../src/site/page-texts.ts';
import type { Site } from '../../src/site/schema.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { passage } from './passage.ts';
import { lowerFirst, withItems } from './plain-text.ts';

/** Pages whose passages are written below or in a module of their own, or that say nothing to quote. */
const writtenPages: readonly PageName[] = [
  ...(['home', 'launch', 'about', 'academy', 'signin'] as const),
  ...(['privacy', 'terms', 'blog', 'faq', 'search', 'dashboard'] as const),
];

/**
 * What the pages say about the company and its services, section by section; the legal pages and
 * the blog have modules of their own.
 *
 * @param t the language's strings with the owner's data filled in
 */
export function pagePassages(t: Dictionary, site: Site, locale: Locale): Passage[] {
  const home = canonical(locale, routes.home);
  const services = localizeHref(`/#${anchors.services}`, locale);
  const contact = localizeHref(`/#${anchors.contact}`, locale);
  const launch = canonical(locale, routes.launch);
  const about = canonical(locale, routes.about);
  const academy = canonical(locale, routes.academy);
  const make = (titles: readonly string[], texts: readonly string[], href: string): Passage =>
    passage({ locale, titles, texts, href });
  const lower = (text: string): string => lowerFirst(text, locale);
  /** What stands under a heading as a sentence that can be read alone: "Voice agents: answer the …". */
  const titled = ({ title, text }: { readonly title: string; readonly text: string }): string =>
    `${title}: ${lower(text)}`;

  return [
    make([site.brand], [t.hero.subtitle, t.hero.meta.description], home),
    make(
      [t.nav.services],
      [...withItems([`${t.services.title}.`], t.services.items.map(titled)), t.services.intro],
      services,
    ),
    ...t.services.items.map((item) =>
      make([t.nav.services, item.title], [titled(item), item.outcome], services),
    ),
    make(
      [t.nav.contact],
      // Who asks how to get in touch wants to know what happens; whether it is worth it comes after.
      [[`${t.contact.title}.`, ...t.contact.steps.items].join(' '), t.contact.intro],
      contact,
    ),
    make([t.nav.contact, t.contact.emailLead], [`${t.contact.emailLead} ${site.email}`], contact),
    make([t.launch.title], [t.launch.subtitle, t.launch.meta.description], launch),
    make(
      [t.launch.title, t.launch.next.title],
      withItems([`${t.launch.next.title}.`], t.launch.next.items.map(titled)),
      launch,
    ),
    make([t.about.meta.title], t.about.story, about),
    ...t.about.principles.items.map(({ title, text }) => make([t.about.meta.title, title], [text], about)),
    make(
      [t.about.meta.title, t.about.founders.title],
      withItems(
        [t.about.founders.intro],
        site.founders.map(
          ({ name, title, role }) => `${name}, ${lower(title[locale])}: ${lower(role[locale])}`,
        ),
      ),
      about,
    ),
    make(
      [t.academy.meta.title],
      [
        `${t.academy.title}: ${lower(t.academy.text)}`,
        t.academy.meta.description,
        `${t.academy.questions} ${site.academyEmail}`,
      ],
      academy,
    ),
    make([t.signin.meta.title], [t.signin.demo.text], canonical(locale, routes.signin)),
    ...(Object.keys(routes) as PageName[])
      .filter((name) => !writtenPages.includes(name))
      .flatMap((name) =>
        pageTexts(t, name).map(({ titles, texts }) => make(titles, texts, canonical(locale, routes[name]))),
      ),
  ];
}
