import type { Locale } from '../i18n/locales.ts';
import type { SearchDocument } from './documents.ts';
import { createSearch, type Search } from './search.ts';
import { languageWords } from './words.ts';

/**
 * Fetches all that can be found in a language and makes its search.
 *
 * @param address of the file with the documents
 * @throws when it cannot be had
 */
export async function loadSearch(address: string, locale: Locale): Promise<Search> {
  const [response, words] = await Promise.all([fetch(address), languageWords(locale)]);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return createSearch((await response.json()) as SearchDocument[], words);
}
