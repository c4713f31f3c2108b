import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { type PageName, routes } from '../../i18n/routes.ts';
import { fieldNames, isRequired } from '../../islands/contact-form/fields.ts';
import type { ContentProblem } from '../../collections/content-error.ts';
import { describePage } from '../../collections/pages/page-descriptions.ts';

/**
 * The texts that each page and each field of the forms needs. The locale files are compared with each other, which does
 * not find what all of them lack.
 *
 * @param strings the locale files; one that could not be read is left out
 */
export function missingTexts(strings: Readonly<Partial<Record<Locale, Dictionary>>>): ContentProblem[] {
  const needed = [
    ...fieldNames.flatMap((name) => [
      `contact.form.${name}`,
      `contact.form.errors.tooLong.${name}`,
      ...(isRequired(name) ? [`contact.form.errors.${name}`] : []),
    ]),
    ...(Object.keys(routes) as PageName[]).flatMap((name) => {
      const { meta, card } = describePage(name, fieldsOf('') as Dictionary);
      return [...new Set([meta.title, meta.description, card.title].map(String))];
    }),
  ];
  return locales.flatMap((locale) => {
    const tree = strings[locale];
    return tree === undefined ? [] : needed.flatMap((field) => problemOf(tree, field, locale));
  });
}

/** Stands for a dictionary: every text of it says in which field it stands. */
function fieldsOf(field: string): object {
  return new Proxy(
    {},
    {
      get: (_, key) =>
        key === Symbol.toPrimitive
          ? () => field
          : fieldsOf(field === '' ? String(key) : `${field}.${String(key)}`),
    },
  );
}

function problemOf(tree: Dictionary, field: string, locale: Locale): ContentProblem[] {
  const text = field
    .split('.')
    .reduce<unknown>((group, key) => (group as Readonly<Record<string, unknown>> | undefined)?.[key], tree);
  if (typeof text === 'string' && text.trim() !== '') return [];
  return [{ file: `content/locales/${locale}.json`, field, message: 'this field is missing. Add it.' }];
}
