import { wordPattern } from './words.ts';

/** A piece of text; marked where it is what was asked for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

type IsMatch = (word: string) => boolean;

/** How much of a text is shown, in characters. */
const excerptLength = 200;
/** How much of it stands before the first word that was asked for. */
const lead = 60;

/** A whole text in pieces, so that the words which were asked for can be marked. */
export function markedPieces(text: string, isMatch: IsMatch): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, word } of matches(text, isMatch)) {
    if (start > end) pieces.push({ text: text.slice(end, start), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = start + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** The part of a text that says most of what was asked for, in pieces; its beginning where it says nothing of it. */
export function excerpt(text: string, isMatch: IsMatch): Piece[] {
  return markedPieces(cut(text, bestStart(text, isMatch)), isMatch);
}

function matches(text: string, isMatch: IsMatch): { start: number; word: string }[] {
  return [...text.matchAll(wordPattern)]
    .map(({ index, 0: word }) => ({ start: index, word }))
    .filter(({ word }) => isMatch(word));
}

/** Where the window of text begins that holds the most different words of those asked for, and of such the earliest. */
function bestStart(text: string, isMatch: IsMatch): number {
  const found = matches(text, isMatch);
  const counts = found.map(({ start }) => {
    const within = found.filter(
      (other) => other.start >= start && other.start < start + excerptLength - lead,
    );
    return new Set(within.map(({ word }) => word.toLowerCase())).size;
  });
  const best = found[counts.indexOf(Math.max(...counts))];
  return best && best.start + best.word.length > excerptLength ? best.start - lead : 0;
}

/** A window of a text, from a whole word to a whole word. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  const shown = rest.length > excerptLength ? rest.slice(0, excerptLength).replace(/\s+\S*$/, '') : rest;
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`;
}
