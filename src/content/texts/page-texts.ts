import type { Page } from '../../site/page.ts';
import type { Card } from '../../drawings/social/card-drawing.ts';
import type { Strings } from '../../site/format.ts';
import type { PageName } from '../../site/routes.ts';
import { valueAt, textAt } from '../fields.ts';
import type { Dictionary } from './dictionary.ts';

export interface Description {
  readonly meta: Pick<Page, 'title' | 'description' | 'keywords'>;
  readonly card: Pick<Card, 'kicker' | 'title'> & Partial<Pick<Card, 'facts'>>;
}

interface DescriptionFields {
  readonly meta: string;
  readonly title: string;
  readonly kicker: string;
  readonly fact?: string;
}

const exceptions: Readonly<Partial<Record<PageName, Partial<DescriptionFields>>>> = {
  home: { meta: 'hero.meta', title: 'hero.title' },
  about: { kicker: 'about.kicker' },
  privacy: { meta: 'privacy', fact: 'privacy.lastUpdated' },
  terms: { meta: 'terms', fact: 'terms.lastUpdated' },
  blog: { kicker: 'blog.meta.title' },
  academy: { kicker: 'academy.meta.title' },
  signin: { kicker: 'signin.meta.title' },
};

/** Where the texts of a page's head and social image are in the locale files. */
export function descriptionFields(name: PageName): DescriptionFields {
  return { meta: `${name}.meta`, title: `${name}.title`, kicker: 'hero.badge', ...exceptions[name] };
}

export function describePage(name: PageName, t: Dictionary): Description {
  const { meta, title, kicker, fact } = descriptionFields(name);
  const text = (field: string): string => textAt(t, field) ?? '';
  return {
    meta: {
      title: text(`${meta}.title`),
      description: text(`${meta}.description`),
      keywords: (valueAt(t, `${meta}.keywords`) as readonly string[] | undefined) ?? [],
    },
    card: {
      kicker: text(kicker),
      title: text(title),
      ...(fact !== undefined && { facts: [text(fact)] }),
    },
  };
}

/** A self-contained part of a page: its headings from the page's title down, and its texts. */
export interface PageText {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

type Group = Readonly<Record<string, Strings>>;

/** The texts of a page, then those of each titled group in it. Groups without a title are names of buttons and fields. */
export function pageTexts(t: Dictionary, name: PageName): PageText[] {
  const strings = (t as Group)[name];
  if (!isGroup(strings) || !isGroup(strings['meta'])) return [];
  const { meta, ...body } = strings;
  const { title, description } = meta;
  if (typeof title !== 'string' || typeof description !== 'string') return [];
  return passagesOf({ ...body, description }, [title]);
}

/** A titled group and the titled groups in it. @param above the titles above it */
export function passagesOf({ title, kicker: _, ...group }: Group, above: readonly string[]): PageText[] {
  const values = Object.values(group);
  const texts = values.flatMap((value) => (isGroup(value) ? [] : passageTexts(value)));
  const titles = typeof title === 'string' && title !== above.at(-1) ? [...above, title] : above;
  const parts = values.filter(isGroup).filter((part) => typeof part['title'] === 'string');
  return [
    ...(texts.length > 0 ? [{ titles, texts }] : []),
    ...parts.flatMap((part) => passagesOf(part, above.slice(0, 1))),
  ];
}

function passageTexts(value: Strings): string[] {
  if (typeof value === 'string') return [value];
  if (isGroup(value)) {
    const { title, ...rest } = value;
    const texts = Object.values(rest).flatMap(passageTexts);
    return typeof title === 'string' ? [[title, texts.join(' ')].filter(Boolean).join(': ')] : texts;
  }
  return Array.isArray(value) ? (value as readonly Strings[]).flatMap(passageTexts) : [];
}

function isGroup(value: Strings | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
