/** A piece of text, marked if it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Matches the words of a text. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The search term that a word matches; undefined if it matches none. */
export type TermOf = (word: string) => string | undefined;

const excerptLength = 200;
/** Number of characters before the first match. */
const lead = 60;

/** A whole text in pieces, so that matching words can be marked. */
export function highlightMatches(text: string, matchedTerm: TermOf): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, word } of matches(text, matchedTerm)) {
    if (start > end) pieces.push({ text: text.slice(end, start), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = start + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** The part of a text with the most matches, in pieces; its beginning if there are none. */
export function excerpt(text: string, matchedTerm: TermOf): Piece[] {
  return highlightMatches(cut(text, bestStart(text, matchedTerm)), matchedTerm);
}

function matches(text: string, matchedTerm: TermOf): { start: number; word: string; term: string }[] {
  return [...text.matchAll(wordPattern)].flatMap(({ index, 0: word }) => {
    const term = matchedTerm(word);
    return term === undefined ? [] : [{ start: index, word, term }];
  });
}

/** The start of the earliest window of text with the most search terms. */
function bestStart(text: string, matchedTerm: TermOf): number {
  const found = matches(text, matchedTerm);
  const counts = found.map(({ start }) => {
    const within = found.filter(
      (other) => other.start >= start && other.start < start + excerptLength - lead,
    );
    return new Set(within.map(({ term }) => term)).size;
  });
  const best = found[counts.indexOf(Math.max(...counts))];
  return best && best.start + best.word.length > excerptLength ? best.start - lead : 0;
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : from + text.slice(from).search(/\s/) + 1;
  const rest = text.slice(start);
  const shown = rest.length > excerptLength ? rest.slice(0, excerptLength).replace(/\s+\S*$/, '') : rest;
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`;
}
