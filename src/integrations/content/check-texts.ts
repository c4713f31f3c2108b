/** Warnings about the texts of pages and answers: missing translations, lengths, leftover markdown. */

import type { ContentProblem } from '../../content/content-error.ts';
import type { Content } from '../../content/load-content.ts';
import { textsByField } from '../../content/texts/dictionary-rules.ts';
import type { Strings } from '../../site/format.ts';
import { defaultLocale, locales } from '../../site/locales.ts';
import { fullTitle } from '../../site/page.ts';
import { answerWarnings, markdownWarnings } from './check-markdown.ts';

/** Characters that search engines show of a title, and of a description at least and at most. */
const limits = { title: 64, description: { min: 70, max: 170 } } as const;

export type Warning = Omit<ContentProblem, 'file'>;

/** Every warning about the texts of pages and answers. */
export function textWarnings(content: Content): ContentProblem[] {
  const { site, strings, texts, faq } = content;
  return locales.flatMap((locale) => {
    const own = strings[locale];
    return [
      ...inFile(`content/locales/${locale}.json`, [
        ...textsByField(own).flatMap(([field, text]) => markdownWarnings(field, text)),
        ...(locale === defaultLocale ? [] : translationWarnings(own, strings[defaultLocale])),
        ...headWarnings(texts[locale], site.brand),
      ]),
      ...faq[locale].flatMap(({ id, questions }) =>
        inFile(`content/faq/${id}/${locale}.yaml`, questions.flatMap(answerWarnings)),
      ),
    ];
  });
}

/** How many sentences of a language are still English, by groups of texts. */
export function translationWarnings(strings: Strings, english: Strings): Warning[] {
  const translated = new Map(textsByField(strings));
  // Shorter texts may be the same in two languages.
  const sentences = textsByField(english).filter(([, text]) => text.split(/\s+/).length >= 4);
  const fields = sentences.filter(([field, text]) => translated.get(field) === text).map(([field]) => field);
  if (fields.length === 0) return [];
  const groups = Map.groupBy(fields, (field) => field.split('.')[0] ?? field);
  const counts = [...groups].map(([group, { length }]) => `${group} (${length})`).join(', ');
  const message = `${fields.length} of ${sentences.length} sentences are the English ones, and pages show them so. Translate ${counts}.`;
  return [{ field: '', message }];
}

/** Warnings about one file. */
export function inFile(file: string, warnings: readonly Warning[]): ContentProblem[] {
  return warnings.map((warning) => ({ file, ...warning }));
}

/** Lengths of what search engines show, wherever a group has a title and a description. */
export function headWarnings(tree: Strings, brand: string): Warning[] {
  const texts = new Map(textsByField(tree));
  return [...texts].flatMap(([field, title]) => {
    const other = field.replace(/title$/, 'description');
    const description = other === field ? undefined : texts.get(other);
    if (description === undefined) return [];
    return [...titleWarnings(field, fullTitle(title, brand)), ...lengthWarnings(other, description)];
  });
}

/** A title that is longer than search engines show. */
export function titleWarnings(field: string, title: string): Warning[] {
  return title.length > limits.title
    ? [{ field, message: tooLong(`“${title}”`, title.length, limits.title) }]
    : [];
}

/** A description that is longer than search engines show, or too short. */
export function lengthWarnings(field: string, text: string): Warning[] {
  const { min, max } = limits.description;
  if (text.length > max) return [{ field, message: tooLong('it', text.length, max) }];
  if (text.length >= min) return [];
  return [
    { field, message: `has ${text.length} characters: search engines have room for ${min} to ${max}.` },
  ];
}

function tooLong(what: string, length: number, max: number): string {
  return `search engines cut ${what}: ${length} characters, and they show ${max}. Shorten it.`;
}
