import type { PageName } from '../../site/routes.ts';
import { textAt, valueAt } from '../fields.ts';
import type { Dictionary } from './dictionary.ts';

export type PageTexts = ReturnType<typeof pageTextsOf>;

interface PageTextFields {
  readonly meta: string;
  readonly title: string;
  readonly kicker: string;
  readonly details?: string;
}

const exceptions: Readonly<Partial<Record<PageName, Partial<PageTextFields>>>> = {
  home: { meta: 'hero.meta', title: 'hero.title' },
  about: { kicker: 'about.kicker' },
  privacy: { meta: 'privacy', details: 'privacy.lastUpdated' },
  terms: { meta: 'terms', details: 'terms.lastUpdated' },
  blog: { kicker: 'blog.meta.title' },
  academy: { kicker: 'academy.meta.title' },
  signin: { kicker: 'signin.meta.title' },
};

/** The fields of the locale files with the texts of a page's head and social image. */
export function pageTextFields(name: PageName): PageTextFields {
  return { meta: `${name}.meta`, title: `${name}.title`, kicker: 'hero.badge', ...exceptions[name] };
}

export function pageTextsOf(name: PageName, t: Dictionary) {
  const { meta, title, kicker, details } = pageTextFields(name);
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
      ...(details !== undefined && { details: [text(details)] }),
    },
  };
}
