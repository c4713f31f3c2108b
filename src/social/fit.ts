/** Setting texts into a given width. Pure: the width of a text comes from outside. */

/** The width of a text in one line, in pixels. */
export type Measure = (text: string) => number;

/** A size to try, in pixels, and how many lines there is room for at that size. */
export interface Step {
  readonly size: number;
  readonly lines: number;
}

export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
  /** Of the longest line, in pixels. */
  readonly width: number;
}

/** By how much lines are narrowed at a time until they are of one length, in pixels. */
const balanceStep = 8;

/** Ends a text that was cut. */
const ellipsis = '…';

/** What a drawing shows of a text: no marks that only say where to break, one space between words. */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll('\u2011', '-')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/**
 * Breaks a title into lines of about one length at the largest size that has room for it. At the
 * smallest size words longer than a line are broken too, and what still does not fit is cut.
 *
 * @param steps from large to small, at least one
 * @param width the room for a line, in pixels
 * @param measureAt gives the measure of a size
 */
export function fitTitle(
  text: string,
  steps: readonly [Step, ...Step[]],
  width: number,
  measureAt: (size: number) => Measure,
): FittedTitle {
  const words = text.split(' ');
  for (const { size, lines: room } of steps) {
    const measure = measureAt(size);
    const lines = fill(words, width, measure);
    if (lines && lines.length <= room) return fitted(balance(lines, words, width, measure), size, measure);
  }
  const { size, lines: room } = steps.at(-1) ?? steps[0];
  const measure = measureAt(size);
  const broken = words.flatMap((word) => pieces(word, width, measure));
  return fitted(keep(fill(broken, width, measure) ?? broken, room, width, measure), size, measure);
}

/** As much of a text as fits into one line, with an ellipsis when that is not all of it. */
export function shorten(text: string, width: number, measure: Measure): string {
  return measure(text) <= width ? text : cut(text, width, measure);
}

function cut(text: string, width: number, measure: Measure): string {
  const characters = [...text];
  const shortened = (): string => characters.join('').trimEnd() + ellipsis;
  while (characters.length > 0 && measure(shortened()) > width) characters.pop();
  return shortened();
}

/** Lines filled from the left; undefined when a word is too long for any line. */
function fill(words: readonly string[], width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return undefined;
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as narrow as they can be. */
function balance(
  filled: readonly string[],
  words: readonly string[],
  width: number,
  measure: Measure,
): readonly string[] {
  let best = filled;
  for (let narrower = width - balanceStep; narrower > 0; narrower -= balanceStep) {
    const lines = fill(words, narrower, measure);
    if (!lines || lines.length > filled.length) break;
    best = lines;
  }
  return best;
}

/** A word in pieces that fit into a line each. */
function pieces(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (parts.length > 0 && measure(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** The first lines that there is room for, with an ellipsis when those are not all. */
function keep(lines: readonly string[], room: number, width: number, measure: Measure): readonly string[] {
  if (lines.length <= room) return lines;
  return [...lines.slice(0, room - 1), cut(lines[room - 1] ?? '', width, measure)];
}

function fitted(lines: readonly string[], size: number, measure: Measure): FittedTitle {
  return { size, lines, width: Math.max(0, ...lines.map(measure)) };
}
