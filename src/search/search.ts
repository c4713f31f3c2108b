import {
  type DocumentFile,
  fileOf,
  type Manifest,
  type SearchDocument,
  type TermFile,
} from './index-files.ts';
import { findsBeginnings, fold, isOneSlipAway, termsOf, type Words } from './terms.ts';

/** Reads a file of the index by its name, such as `terms-0`. */
export type ReadFile = (name: string) => Promise<unknown>;

/** What a search found. */
export interface Found {
  /** What was looked for: the words of the query that are of use, as they are spelled on the site. */
  readonly terms: readonly string[];
  /** The numbers of the documents, the best first. */
  readonly numbers: readonly number[];
}

/** In shorter words another letter makes another word. */
const shortestForgiven = 5;

/** A word that only begins as asked for counts for less than the word itself. */
const beginningWeight = 0.6;

/**
 * Finds the documents of a query: those that have all of its words or, where none has, as many of them as any has.
 * In a longer word that is nowhere, one slip is forgiven.
 *
 * @param read throws where a file cannot be had
 */
export async function search(query: string, words: Words, read: ReadFile): Promise<Found> {
  const manifest = (await read('index')) as Manifest;
  const wanted = new Map(
    termsOf(query, words)
      .filter(({ start, end }) => !manifest.ignored.includes(fold(query.slice(start, end))))
      .map(({ term, start, end }) => [term, end - start]),
  );
  const results = await Promise.all(
    [...wanted].map(([term, length]) => find(term, length >= shortestForgiven, manifest, read)),
  );
  const found = new Map<number, { matched: number; score: number }>();
  for (const [number, score] of results.flatMap(({ scores }) => [...scores])) {
    const before = found.get(number) ?? { matched: 0, score: 0 };
    found.set(number, { matched: before.matched + 1, score: before.score + score });
  }
  const most = Math.max(0, ...[...found.values()].map(({ matched }) => matched));
  const numbers = [...found]
    .filter(([, { matched }]) => matched === most)
    .toSorted(([a, { score }], [b, { score: other }]) => other - score || a - b)
    .map(([number]) => number);
  return { terms: results.flatMap(({ terms }) => terms), numbers };
}

/** What a term finds or, where that is nothing, what the terms find that are a slip away from it. */
async function find(term: string, isForgiven: boolean, { terms: firsts }: Manifest, read: ReadFile) {
  const beginning = findsBeginnings(term) ? term : undefined;
  const scores = new Map<number, number>();
  const count = (pairs: readonly number[], weight: number): void => {
    let number = 0;
    for (let place = 0; place < pairs.length; place += 2) {
      number += pairs[place] ?? 0;
      scores.set(number, Math.max(scores.get(number) ?? 0, weight * (pairs[place + 1] ?? 0)));
    }
  };
  for (const [known, pairs] of await entries(firsts, term, beginning, read)) {
    if (known === term) count(pairs, 1);
    else if (beginning && known.startsWith(beginning)) count(pairs, beginningWeight);
  }
  if (scores.size > 0 || !isForgiven) return { terms: [term], scores };
  // Nobody slips at the first letter often enough to read all files.
  const alike = await entries(firsts, term[0] ?? '', term[0], read);
  const meant = alike.filter(([known]) => isOneSlipAway(known, term));
  for (const [, pairs] of meant) count(pairs, 1);
  return { terms: meant.length > 0 ? meant.map(([known]) => known) : [term], scores };
}

/** What the files hold in which a term would stand and, where asked for, those that begin with something. */
async function entries(
  firsts: Manifest['terms'],
  term: string,
  beginning: string | undefined,
  read: ReadFile,
): Promise<[term: string, pairs: readonly number[]][]> {
  if (firsts.length === 0) return [];
  const last = fileOf(firsts, beginning ? `${beginning}\uffff` : term);
  const places = Array.from({ length: last - fileOf(firsts, term) + 1 }, (_, index) => last - index);
  const files = (await Promise.all(places.map((place) => read(`terms-${place}`)))) as TermFile[];
  return files.flatMap((file) => Object.entries(file));
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
