/** The pages' texts, section by section, for the search and the assistant, without answers and articles. */

import type { TextTree } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { homeAnchors, isUnlisted, localizeHref, type PageName, routes } from '../../site/routes.ts';
import { founderLine } from '../company/company.ts';
import type { Site } from '../company/site-schema.ts';
import type { Dictionary } from './dictionary.ts';
import { type LegalSections, legalSections, type LegalText } from './legal-sections.ts';

interface TitledTexts {
  /** From the page's title down. */
  readonly titles: readonly string[];
  /** As markdown. */
  readonly texts: readonly string[];
}

export interface SitePassage extends TitledTexts {
  readonly page: PageName;
  readonly href: string;
}

/** Pages that consist of articles and answers. */
const lists: readonly PageName[] = ['blog', 'faq'];

/** @param privacy the sections of the privacy policy, with their tables */
export function sitePassages(
  t: Dictionary,
  site: Site,
  privacy: LegalSections,
  locale: Locale,
): SitePassage[] {
  const on = (page: PageName, sections: readonly TitledTexts[], anchor?: string): SitePassage[] => {
    const href = localizeHref(anchor ? `${routes[page]}#${anchor}` : routes[page], locale);
    return sections.map((section) => ({ ...section, page, href }));
  };
  const legal = (page: 'privacy' | 'terms', sections: LegalSections) =>
    legalSections(sections).flatMap(({ id, parts = [], ...section }) =>
      on(
        page,
        [section, ...parts].map((part) => ({
          titles: [t[page].title, part.title],
          texts: sectionLines(part),
        })),
        id,
      ),
    );
  const others = (Object.keys(routes) as PageName[]).filter(
    (name) => !lists.includes(name) && !isUnlisted(routes[name]),
  );
  const founders = site.founders.map((founder) => founderLine(founder, locale));
  return [
    ...on('home', [{ titles: [site.brand], texts: [t.hero.subtitle, t.hero.meta.description] }]),
    ...on('home', titledTextsIn(t.services, [t.nav.services]), homeAnchors.services),
    ...on(
      'home',
      [t.systems, t.report, t.prices].flatMap((group) => titledTextsIn(group, [site.brand])),
    ),
    ...on('home', titledTextsIn(t.contact, [t.nav.contact]), homeAnchors.contact),
    ...on('home', [{ titles: [t.nav.contact], texts: [site.email] }], homeAnchors.contact),
    ...on('about', [{ titles: [t.about.meta.title, t.about.founders.title], texts: founders }]),
    ...on('academy', [{ titles: [t.academy.meta.title, t.academy.questions], texts: [site.academyEmail] }]),
    ...on('signin', [{ titles: [t.signin.meta.title], texts: [t.signin.demo.text] }]),
    ...others.flatMap((name) => on(name, titledTextsOfPage(t, name))),
    ...legal('privacy', privacy),
    ...legal('terms', t.terms.sections),
  ];
}

function sectionLines({ content = [], items = [], table }: LegalText): string[] {
  const rows = table
    ? [table.columns, ...table.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(', ')))]
    : [];
  return [...content, ...items.map((item) => `- ${item}`), ...rows.map((row) => `| ${row.join(' | ')} |`)];
}

type Group = Readonly<Record<string, TextTree>>;

/** The texts of a page, followed by the texts of each titled group in it. Groups without a title contain labels only. */
function titledTextsOfPage(t: Dictionary, name: PageName): TitledTexts[] {
  const strings = (t as Group)[name];
  if (!isGroup(strings) || !isGroup(strings['meta'])) return [];
  const { meta, ...body } = strings;
  const { title, description } = meta;
  if (typeof title !== 'string' || typeof description !== 'string') return [];
  return titledTextsIn({ ...body, description }, [title]);
}

/** A titled group, and the titled groups inside it. @param above the titles above the group */
function titledTextsIn({ title, kicker: _, ...group }: Group, above: readonly string[]): TitledTexts[] {
  const values = Object.values(group);
  const texts = values.flatMap((value) => (isGroup(value) ? [] : textsOf(value)));
  const titles = typeof title === 'string' && title !== above.at(-1) ? [...above, title] : above;
  const titledGroups = values.filter(isGroup).filter((each) => typeof each['title'] === 'string');
  return [
    ...(texts.length > 0 ? [{ titles, texts }] : []),
    ...titledGroups.flatMap((each) => titledTextsIn(each, above.slice(0, 1))),
  ];
}

function textsOf(value: TextTree): string[] {
  if (typeof value === 'string') return [value];
  if (isGroup(value)) {
    const { title, ...rest } = value;
    const texts = Object.values(rest).flatMap(textsOf);
    return typeof title === 'string' ? [[title, texts.join(' ')].filter(Boolean).join(': ')] : texts;
  }
  return Array.isArray(value) ? (value as readonly TextTree[]).flatMap(textsOf) : [];
}

function isGroup(value: TextTree | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
