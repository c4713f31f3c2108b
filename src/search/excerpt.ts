import { isFoundBy, type Term, termsOf, type Words } from './terms.ts';

/** A piece of text; marked where it is what was asked for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** How much of a text is shown, in characters. */
const excerptLength = 200;
/** How much of it stands before the first word that was asked for. */
const lead = 60;

/** A whole text in pieces, so that the words which were asked for can be marked. */
export function markedPieces(text: string, wanted: readonly string[], words: Words): Piece[] {
  const marks = found(text, wanted, words);
  const pieces: Piece[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.start > end) pieces.push({ text: text.slice(end, mark.start), isMarked: false });
    pieces.push({ text: text.slice(mark.start, mark.end), isMarked: true });
    ({ end } = mark);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** The part of a text that says most of what was asked for, in pieces; its beginning where it says nothing of it. */
export function excerpt(text: string, wanted: readonly string[], words: Words): Piece[] {
  return markedPieces(cut(text, bestStart(found(text, wanted, words), wanted, words)), wanted, words);
}

function found(text: string, wanted: readonly string[], words: Words): Term[] {
  return termsOf(text, words).filter(({ term }) => wanted.some((each) => isFoundBy(term, each, words)));
}

/** Where the window of text begins that holds most of the wanted terms, and of such the earliest. */
function bestStart(marks: readonly Term[], wanted: readonly string[], words: Words): number {
  const counts = marks.map(({ start }) => {
    const within = marks.filter((mark) => mark.start >= start && mark.end <= start + excerptLength - lead);
    return wanted.filter((each) => within.some(({ term }) => isFoundBy(term, each, words))).length;
  });
  const best = marks[counts.indexOf(Math.max(...counts))];
  return best && best.end > excerptLength ? best.start - lead : 0;
}

/** A window of a text, from a whole word to a whole word. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  const shown = rest.length > excerptLength ? rest.slice(0, excerptLength).replace(/\s+\S*$/, '') : rest;
  return `${start > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`;
}
