/** Warnings about the texts of pages and answers: missing ones, missing translations, leftover markdown. */

import type { ContentProblem } from '../../content/content-error.ts';
import { fieldOf } from '../../content/fields.ts';
import type { Content } from '../../content/load-content.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { textsByField } from '../../content/texts/dictionary-rules.ts';
import { descriptionFields } from '../../content/texts/page-texts.ts';
import { fieldNames, isRequired } from '../../features/contact-form/fields.ts';
import type { Strings } from '../../site/format.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { type PageName, routes } from '../../site/routes.ts';
import { answerWarnings, markdownWarnings } from './check-markdown.ts';

export type Warning = Omit<ContentProblem, 'file'>;

/** Every warning about the texts of pages and answers. */
export function textWarnings(content: Content): ContentProblem[] {
  const { strings, faq } = content;
  return locales.flatMap((locale) => {
    const own = strings[locale];
    return [
      ...inFile(`content/locales/${locale}.json`, [
        ...textsByField(own).flatMap(([field, text]) => markdownWarnings(field, text)),
        ...(locale === defaultLocale ? [] : translationWarnings(own, strings[defaultLocale])),
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

/** The fields of the locale files that each field of a form and each page needs. */
const neededFields = [
  ...fieldNames.flatMap((name) => [
    `contact.form.${name}`,
    `contact.form.errors.tooLong.${name}`,
    ...(isRequired(name) ? [`contact.form.errors.${name}`] : []),
  ]),
  ...(Object.keys(routes) as PageName[]).flatMap((name) => {
    const { meta, title } = descriptionFields(name);
    return [...new Set([`${meta}.title`, `${meta}.description`, title])];
  }),
];

/** The texts that all locale files lack: comparing them with each other does not find these. */
export function missingTexts(strings: Readonly<Partial<Record<Locale, Dictionary>>>): ContentProblem[] {
  return locales.flatMap((locale) => {
    const tree = strings[locale];
    const missing = tree ? neededFields.filter((field) => !hasText(tree, field)) : [];
    const file = `content/locales/${locale}.json`;
    return missing.map((field) => ({ file, field, message: 'this field is missing. Add it.' }));
  });
}

function hasText(tree: Dictionary, field: string): boolean {
  const text = fieldOf(tree, field);
  return typeof text === 'string' && text.trim() !== '';
}
