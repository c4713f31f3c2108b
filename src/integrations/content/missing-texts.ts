import type { ContentProblem } from '../../content/content-error.ts';
import { fieldOf } from '../../content/fields.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { descriptionFields } from '../../content/texts/page-texts.ts';
import { fieldNames, isRequired } from '../../features/contact-form/fields.ts';
import { type Locale, locales } from '../../site/locales.ts';
import { type PageName, routes } from '../../site/routes.ts';

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
