import type { DocumentFile, Manifest, SearchDocument, TermFile } from './index-files.ts';
import { fold, shortestPart, type Words, words } from './terms.ts';

export interface SearchIndex {
  readonly manifest: Manifest;
  readonly terms: readonly TermFile[];
  readonly documents: readonly DocumentFile[];
}

interface Options extends Words {
  /** Words that are no use in a search. */
  readonly stopWords: readonly string[];
  /** About how large the files may become, in characters. */
  readonly sizes?: { readonly terms: number; readonly documents: number };
}

/** A search fetches a file or two of terms for each of its words, and up to ten of documents: an article is one. */
const usualSizes = { terms: 20_000, documents: 8_000 }; // characters; compressed a third of that

/** How many words of the text a word of the title counts for. */
const titleWeight = 6;
/** What a compound counts for its last part: “röstagent” is about agents, but not first of all. */
const partWeight = 0.5;

/** BM25 (Robertson and Zaragoza, 2009) with its usual parameters. */
const saturation = 1.2;
const lengthEffect = 0.75;
/** Scores are written as whole numbers. */
const scale = 10;

/** Makes the index of some documents in one language, ready to be written into files. */
export function buildIndex(documents: readonly SearchDocument[], options: Options): SearchIndex {
  const { sizes = usualSizes } = options;
  const ignored = [...new Set(options.stopWords.map(fold))];
  const termOf = indexedTerms(options, new Set(ignored));
  const frequencies = documents.map((document) => countTerms(document, termOf));
  const postings = scoresOf(frequencies, options);
  const entries = [...postings]
    .filter(([, pairs]) => pairs.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const termFiles = inFiles(entries, sizes.terms);
  const documentFiles = inFiles(documents, sizes.documents);
  return {
    manifest: {
      terms: termFiles.map(([first]) => first?.[0] ?? ''),
      documents: firstNumbers(documentFiles),
      ignored,
    },
    terms: termFiles.map((file) => Object.fromEntries(file)),
    documents: documentFiles,
  };
}

/** What a word is found by; undefined for one that is no use in a search. */
type TermOf = (word: string) => string | undefined;

/** Each word is looked at once: few make most of all texts. */
function indexedTerms({ stem }: Words, ignored: ReadonlySet<string>): TermOf {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (known.has(word)) return known.get(word);
    const folded = fold(word);
    const term = ignored.has(folded) ? undefined : stem(folded);
    known.set(word, term);
    return term;
  };
}

/** How often a document says each term. */
function countTerms({ title, text }: SearchDocument, termOf: TermOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [part, weight] of [
    [title, titleWeight],
    [text, 1],
  ] as const) {
    for (const word of part.match(words) ?? []) {
      const term = termOf(word);
      if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + weight);
    }
  }
  return counts;
}

/** The documents of each term with their scores, as `TermFile` writes them. */
function scoresOf(frequencies: readonly Map<string, number>[], { compounds }: Words): Map<string, number[]> {
  if (compounds) {
    const vocabulary = new Set<string>();
    for (const counts of frequencies) for (const term of counts.keys()) vocabulary.add(term);
    const parts = lastParts(vocabulary);
    for (const counts of frequencies) addParts(counts, parts);
  }
  const inDocuments = new Map<string, number>();
  for (const counts of frequencies) {
    for (const term of counts.keys()) inDocuments.set(term, (inDocuments.get(term) ?? 0) + 1);
  }
  const lengths = frequencies.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const usualLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  const postings = new Map<string, number[]>();
  const lastDocument = new Map<string, number>();
  for (const [number, counts] of frequencies.entries()) {
    const length = 1 - lengthEffect + (lengthEffect * (lengths[number] ?? 0)) / usualLength;
    for (const [term, count] of counts) {
      const found = inDocuments.get(term) ?? 0;
      const rarity = Math.log(1 + (frequencies.length - found + 0.5) / (found + 0.5));
      const score = Math.max(
        1,
        Math.round((scale * rarity * count * (saturation + 1)) / (count + saturation * length)),
      );
      const pairs = postings.get(term) ?? [];
      pairs.push(number - (lastDocument.get(term) ?? 0), score);
      postings.set(term, pairs);
      lastDocument.set(term, number);
    }
  }
  return postings;
}

/** The last part of each compound: a term that is made of two others, a joining s between them. */
function lastParts(vocabulary: ReadonlySet<string>): Map<string, string> {
  const parts = new Map<string, string>();
  for (const term of vocabulary) {
    for (let place = shortestPart; place <= term.length - shortestPart; place++) {
      const [first, last] = [term.slice(0, place), term.slice(place)];
      if (vocabulary.has(last) && (vocabulary.has(first) || vocabulary.has(first.replace(/s$/, '')))) {
        parts.set(term, last);
        break;
      }
    }
  }
  return parts;
}

function addParts(counts: Map<string, number>, parts: ReadonlyMap<string, string>): void {
  for (const [term, count] of [...counts]) {
    const part = parts.get(term);
    if (part) counts.set(part, (counts.get(part) ?? 0) + count * partWeight);
  }
}

/** The number of the first document of each file. */
function firstNumbers(files: readonly (readonly SearchDocument[])[]): number[] {
  let next = 0;
  return files.map(({ length }) => (next += length) - length);
}

/** Cuts a list into files of about a size; what is larger by itself has a file of its own. */
function inFiles<Item>(items: readonly Item[], size: number): Item[][] {
  const files: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    if (length > room) {
      files.push([]);
      room = size;
    }
    files.at(-1)?.push(item);
    room -= length;
  }
  return files;
}
