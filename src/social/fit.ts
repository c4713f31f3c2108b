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

/** The same number of lines, of lengths as even as they can be. */
function balance(
  filled: readonly string[],
  words: readonly string[],
  width: number,
  measure: Measure,
): string[] {
  interface Broken {
    readonly lines: readonly string[];
    /** The sum of the squares of all lengths is least where they are most alike. */
    readonly cost: number;
  }
  const known = new Map<string, Broken | undefined>();
  const breakFrom = (from: number, count: number): Broken | undefined => {
    if (count === 0) return from === words.length ? { lines: [], cost: 0 } : undefined;
    const key = `${from} ${count}`;
    if (!known.has(key)) known.set(key, bestBreak(from, count));
    return known.get(key);
  };
  const bestBreak = (from: number, count: number): Broken | undefined => {
    let best: Broken | undefined;
    for (let to = from + 1; to <= words.length; to += 1) {
      const line = words.slice(from, to).join(' ');
      const length = measure(line);
      if (length > width) break;
      const rest = breakFrom(to, count - 1);
      const cost = length ** 2 + (rest?.cost ?? 0);
      if (rest && (!best || cost < best.cost)) best = { lines: [line, ...rest.lines], cost };
    }
    return best;
  };
  return [...(breakFrom(0, filled.length)?.lines ?? filled)];
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
