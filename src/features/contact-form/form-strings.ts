import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';

export type FormStrings = Omit<Dictionary['contact']['form'], 'next'> & { readonly next: string };

/** The texts of a form, with the names of those who answer it. For pages. */
export function formStrings(
  strings: Dictionary['contact']['form'],
  people: readonly { readonly name: string }[],
  locale: Locale,
): FormStrings {
  const list = new Intl.ListFormat(languages[locale].languageTag, { type: 'disjunction' });
  return { ...strings, next: format(strings.next, { names: list.format(people.map(({ name }) => name)) }) };
}
