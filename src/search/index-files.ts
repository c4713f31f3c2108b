/** What the files of a search index hold: what the build writes and pages fetch, one folder a language. */

/** The kinds of what can be found. */
export type Kind = 'article' | 'answer' | 'page';

/** A place of the site that can be found. */
export interface SearchDocument {
  /** Its address, with the language and, within a page, the fragment. */
  readonly href: string;
  readonly kind: Kind;
  readonly title: string;
  /** What it says, without marks of markdown or HTML. */
  readonly text: string;
  /** The language that it is written in, where that is not the index's. */
  readonly lang?: string;
}

/**
 * `index.json`, fetched with the first search. Terms and documents lie in order in files of about a size: the
 * terms in `terms-0.json` and on, the documents in `documents-0.json` and on.
 */
export interface Manifest {
  /** The first term of each of its files. */
  readonly terms: readonly string[];
  /** The number of the first document of each of its files. */
  readonly documents: readonly number[];
  /** Folded words that are no use in a search, such as “and”. */
  readonly ignored: readonly string[];
}

/**
 * `terms-0.json`: the documents of each term as pairs of a document's number and a score. Each number is told by
 * how much it is more than the one before.
 */
export type TermFile = Readonly<Record<string, readonly number[]>>;

/** `documents-0.json`: documents from the number on that the manifest names. */
export type DocumentFile = readonly SearchDocument[];

/**
 * The place of the file that holds a key.
 *
 * @param firsts the first key of each file, in order
 * @returns the first file for a key that comes before all
 */
export function fileOf<Key extends string | number>(firsts: readonly Key[], key: Key): number {
  return Math.max(
    0,
    firsts.findLastIndex((first) => first <= key),
  );
}
