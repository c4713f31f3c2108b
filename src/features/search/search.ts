/** Full-text search over the documents of one language, with MiniSearch. */

import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { fold, stem } from '../../../supabase/functions/_shared/stems.ts';
import type { Locale } from '../../site/locales.ts';
import { type MatchedTerm, wordPattern } from './excerpt.ts';
import type { SearchDocument } from './search-documents.ts';

export interface Hit {
  readonly document: SearchDocument;
  /** The search term that a word in the document matches; undefined for other words. */
  readonly matchedTerm: MatchedTerm;
}

/** Finds the documents of a query, the best first. */
export type Search = (query: string) => Hit[];

/** Shorter terms match whole words only: too many words start with them. */
const minPrefixLength = 3;

/** Shorter terms must match exactly: with one letter changed they are another word. */
const minFuzzyLength = 4;

/** Terms up to this length may contain one typo, longer ones two. */
const maxLengthForOneTypo = 5;

/** Terms in more than this share of documents are optional. */
const commonShare = 0.25;

const fieldBoosts = { title: 6, headings: 2, text: 1 } as const;

/** Longer texts about a subject rank higher. */
const kindBoosts = { article: 1.5, page: 1.2, answer: 1 } as const;

/** Languages that write compounds as one word, such as “röstagent”. */
const compoundLocales: readonly Locale[] = ['sv'];

/** Fetches the documents of a language and creates its search. @throws if they cannot be fetched */
export async function loadSearch(locale: Locale): Promise<Search> {
  // `src/pages/search-index/` generates the file.
  const address = `/search-index/${locale}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return createSearch((await response.json()) as SearchDocument[], locale);
}

/**
 * Creates a search of documents in one language. A query finds the documents with the most of its rarer words: exact titles
 * first, then pages with all words in the title.
 */
export async function createSearch(documents: readonly SearchDocument[], locale: Locale): Promise<Search> {
  const indexTerms = createTermLookup(
    locale,
    documents.flatMap(({ title, headings, text }) => [title, headings, text]),
  );
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: indexTerms,
    searchOptions: {
      boost: fieldBoosts,
      boostDocument: (id: number) => kindBoosts[documents[id]?.kind ?? 'page'] * (documents[id]?.weight ?? 1),
      processTerm: (word) => queryTerms(word),
      prefix: (term) => term.length >= minPrefixLength,
    },
  });
  await index.addAllAsync(documents.map((document, id) => ({ ...document, id })));

  const isFound = (term: string, options: SearchOptions): boolean =>
    index.search(term, { ...options, processTerm: (same) => same }).length > 0;

  /** The smallest number of typos with which the index contains a term; undefined if it does not. */
  const typos = (term: string): number | undefined => {
    const maxTypos = term.length < minFuzzyLength ? 0 : term.length > maxLengthForOneTypo ? 2 : 1;
    return [0, 1, 2].slice(0, maxTypos + 1).find((fuzzy) => isFound(term, { fuzzy }));
  };

  /** A word's term or, for a compound not in the index, the parts that are: both, or the longest. */
  const queryTerms = (word: string): string[] => {
    const [term = word] = indexTerms(word);
    if (!compoundLocales.includes(locale) || typos(term) !== undefined) return [term];
    const isTerm = (part: string) => isFound(part, { prefix: false });
    const pairs = splits(term).map((pair) => pair.map((part) => stem(part, locale)));
    const parts = pairs.flat().toSorted((a, b) => b.length - a.length);
    return pairs.find((pair) => pair.every(isTerm)) ?? parts.filter(isTerm).slice(0, 1);
  };

  return (query) => {
    const title = titleKey(query);
    const rank = ({ id, match, queryTerms }: SearchResult): number => {
      const { href, kind, title: documentTitle } = documents[id as number] as SearchDocument;
      if (titleKey(documentTitle) === title) return 2;
      const named = Object.values(match).filter((inFields) => inFields.includes('title')).length;
      return Number(kind === 'page' && !href.includes('#') && named >= queryTerms.length);
    };
    const found = index.search(query, { fuzzy: (term) => typos(term) ?? false });
    return withMostTerms(found, documents.length)
      .toSorted((a, b) => rank(b) - rank(a))
      .flatMap(({ id, terms: matched }) => {
        const document = documents[id as number];
        const matchedTerm = (word: string) => indexTerms(word).find((term) => matched.includes(term));
        return document ? [{ document, matchedTerm }] : [];
      });
  };
}

/** The results that match the most of the query's terms. Common terms count only if there are no others. */
function withMostTerms(results: readonly SearchResult[], count: number): SearchResult[] {
  const all = [...new Set(results.flatMap(({ queryTerms }) => queryTerms))];
  const rare = all.filter(
    (term) => results.filter(({ queryTerms }) => queryTerms.includes(term)).length <= count * commonShare,
  );
  const needed = rare.length > 0 ? rare : all;
  const matched = ({ queryTerms }: SearchResult) => needed.filter((term) => queryTerms.includes(term)).length;
  const max = Math.max(0, ...results.map(matched));
  return results.filter((result) => matched(result) === max);
}

/** The words of a title or a query without case and accents, to compare the two. */
function titleKey(text: string): string {
  return (fold(text).match(wordPattern) ?? []).join(' ');
}

/** Minimum length of a compound’s part: too many words start or end with shorter ones. */
const minPartLength = 4;

/**
 * Creates a function that returns the terms by which a word can be found: its stem and, in languages with compounds, the stem
 * of its last part if both parts occur in the texts, so that “agent” finds “röstagent”.
 *
 * @param texts all searched texts
 */
function createTermLookup(locale: Locale, texts: readonly string[]): (word: string) => string[] {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const found = stems.get(word) ?? stem(word, locale);
    stems.set(word, found);
    return found;
  };
  if (!compoundLocales.includes(locale)) return (word) => [stemOf(word)];
  for (const text of texts) for (const word of text.match(wordPattern) ?? []) stemOf(word);
  const vocabulary = new Set(stems.values());
  /** The last part of a compound term. */
  const lastPart = (term: string): string[] =>
    splits(term)
      .filter(([first, last]) => vocabulary.has(last) && vocabulary.has(stemOf(first)))
      .map(([, last]) => last)
      .slice(0, 1);
  const terms = new Map<string, string[]>();
  return (word) => {
    const term = stemOf(word);
    const found = terms.get(term) ?? [term, ...lastPart(term)];
    terms.set(term, found);
    return found;
  };
}

/** All ways to split a word in two, the shortest first part first. */
function splits(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length + 1 - 2 * minPartLength) }, (_, index) => {
    const end = index + minPartLength;
    return [word.slice(0, end), word.slice(end)];
  });
}
