import { createHash } from 'node:crypto';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as swedish } from '@orama/stopwords/swedish';
import type { Locale } from '../i18n/locales.ts';
import { buildIndex } from './build-index.ts';
import { languageWords } from './language-words.ts';
import type { SearchDocument } from './index-files.ts';

const stopWords: Partial<Record<Locale, readonly string[]>> = { en: english, sv: swedish };

/** The files of a language's index, as text by their names without ending. */
export interface IndexFolder {
  /** Names the folder: another one for another content, so that files of two releases never meet. */
  readonly hash: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Makes the index of a language's documents. */
export async function indexFolder(
  documents: readonly SearchDocument[],
  locale: Locale,
): Promise<IndexFolder> {
  const words = await languageWords(locale);
  const { manifest, ...parts } = buildIndex(documents, { ...words, stopWords: stopWords[locale] ?? [] });
  const files = new Map(
    [
      ['index', manifest] as const,
      ...parts.terms.map((file, place) => [`terms-${place}`, file] as const),
      ...parts.documents.map((file, place) => [`documents-${place}`, file] as const),
    ].map(([name, file]) => [name, JSON.stringify(file)]),
  );
  const hash = createHash('sha256')
    .update([...files.values()].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return { hash, files };
}
