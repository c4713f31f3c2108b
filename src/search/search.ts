import {
  type DocumentFile,
  fileOf,
  type Manifest,
  type SearchDocument,
  type TermFile,
} from './index-files.ts';
import { findsBeginnings, fold, termsOf, type Words } from './terms.ts';

/** Reads a file of the index by its name, such as `terms-0`. */
export type ReadFile = (name: string) => Promise<unknown>;

/** What a search found. */
export interface Found {
  /** What was looked for: the words of the query that are of use. */
  readonly terms: readonly string[];
  /** The numbers of the documents, the best first. */
  readonly numbers: readonly number[];
}

/** A word that only begins as asked for counts for less than the word itself. */
const beginningWeight = 0.6;

/**
 * Finds the documents of a query: those that have all of its words or, where none has, as many of them as any has.
 *
 * @param read throws where a file cannot be had
 */
export async function search(query: string, words: Words, read: ReadFile): Promise<Found> {
  const manifest = (await read('index')) as Manifest;
  const terms = [
    ...new Set(
      termsOf(query, words)
        .filter(({ start, end }) => !manifest.ignored.includes(fold(query.slice(start, end))))
        .map(({ term }) => term),
    ),
  ];
  const scores = await Promise.all(terms.map((term) => scoresOf(term, manifest, read)));
  const found = new Map<number, { matched: number; score: number }>();
  for (const [number, score] of scores.flatMap((each) => [...each])) {
    const before = found.get(number) ?? { matched: 0, score: 0 };
    found.set(number, { matched: before.matched + 1, score: before.score + score });
  }
  const most = Math.max(0, ...[...found.values()].map(({ matched }) => matched));
  const numbers = [...found]
    .filter(([, { matched }]) => matched === most)
    .toSorted(([a, { score }], [b, { score: other }]) => other - score || a - b)
    .map(([number]) => number);
  return { terms, numbers };
}

/** The documents that a term finds, each with its best score. */
async function scoresOf(
  term: string,
  { terms: firsts }: Manifest,
  read: ReadFile,
): Promise<Map<number, number>> {
  const scores = new Map<number, number>();
  if (firsts.length === 0) return scores;
  const isPrefix = findsBeginnings(term);
  const last = fileOf(firsts, isPrefix ? `${term}\uffff` : term);
  const places = Array.from({ length: last - fileOf(firsts, term) + 1 }, (_, index) => last - index);
  const files = (await Promise.all(places.map((place) => read(`terms-${place}`)))) as TermFile[];
  for (const [found, pairs] of files.flatMap((file) => Object.entries(file))) {
    if (found !== term && !(isPrefix && found.startsWith(term))) continue;
    const weight = found === term ? 1 : beginningWeight;
    let number = 0;
    for (let place = 0; place < pairs.length; place += 2) {
      number += pairs[place] ?? 0;
      scores.set(number, Math.max(scores.get(number) ?? 0, weight * (pairs[place + 1] ?? 0)));
    }
  }
  return scores;
}

/** The documents of some numbers, in the order of these. */
export async function documentsOf(numbers: readonly number[], read: ReadFile): Promise<SearchDocument[]> {
  const { documents: firsts } = (await read('index')) as Manifest;
  const found = numbers.map(async (number) => {
    const place = fileOf(firsts, number);
    const file = (await read(`documents-${place}`)) as DocumentFile;
    const document = file[number - (firsts[place] ?? 0)];
    return document ? [document] : [];
  });
  return (await Promise.all(found)).flat();
}
