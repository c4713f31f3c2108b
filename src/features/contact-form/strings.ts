import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';

type FormStrings = Dictionary['contact']['form'];

/** The texts of a form, with the names of those who answer it. For pages. */
export function formStrings<Strings extends FormStrings>(
  strings: Strings,
  people: readonly { readonly name: string }[],
  locale: Locale,
): Strings {
  const list = new Intl.ListFormat(languages[locale].intl, { type: 'disjunction' });
  return { ...strings, next: format(strings.next, { names: list.format(people.map(({ name }) => name)) }) };
}
