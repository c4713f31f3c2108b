/** A part of a text that matches the query or lies between matches. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Matches the words of a text. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The search term that a word matches; undefined if it matches none. */
export type MatchedTerm = (word: string) => string | undefined;

const excerptLength = 200;
/** Number of characters before the first match. */
const contextLength = 60;

/** A whole text in segments, so that matches can be highlighted. */
export function highlightMatches(text: string, matchedTerm: MatchedTerm): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { start, word } of matches(text, matchedTerm)) {
    if (start > end) segments.push({ text: text.slice(end, start), isMatch: false });
    segments.push({ text: word, isMatch: true });
    end = start + word.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

/** The part of a text with the most matches, in segments; its beginning if there are none. */
export function excerpt(text: string, matchedTerm: MatchedTerm): Segment[] {
  return highlightMatches(cut(text, bestStart(text, matchedTerm)), matchedTerm);
}

function matches(text: string, matchedTerm: MatchedTerm): { start: number; word: string; term: string }[] {
  return [...text.matchAll(wordPattern)].flatMap(({ index, 0: word }) => {
    const term = matchedTerm(word);
    return term === undefined ? [] : [{ start: index, word, term }];
  });
}

/** The start of the earliest window of text with the most search terms. */
function bestStart(text: string, matchedTerm: MatchedTerm): number {
  const found = matches(text, matchedTerm);
  const counts = found.map(({ start }) => {
    const within = found.filter(
      (other) => other.start >= start && other.start < start + excerptLength - contextLength,
    );
    return new Set(within.map(({ term }) => term)).size;
  });
  const best = found[counts.indexOf(Math.max(...counts))];
  return best && best.start + best.word.length > excerptLength ? best.start - contextLength : 0;
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : from + text.slice(from).search(/\s/) + 1;
  const rest = text.slice(start);
  const shown = rest.length > excerptLength ? rest.slice(0, excerptLength).replace(/\s+\S*$/, '') : rest;
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`;
}
