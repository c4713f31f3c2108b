import { type Colours, coloursOf, type ColourToken } from './colours.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the parts of controls. */
const needed = { text: 4.5, control: 3 } as const;

type Kind = keyof typeof needed;

const grounds = ['paper', 'surface', 'wash'] as const;

/** The pairs of foreground and background tokens, with their use. */
const pairs: readonly (readonly [front: ColourToken, back: ColourToken, kind: Kind])[] = [
  ...(['ink', 'ink-soft', 'spruce', 'danger', 'warning'] as const).flatMap((front) =>
    grounds.map((back) => [front, back, 'text'] as const),
  ),
  ...(['on-stage', 'on-stage-soft', 'voice'] as const).flatMap((front) =>
    (['stage', 'stage-glow'] as const).map((back) => [front, back, 'text'] as const),
  ),
  ...(['on-sheet', 'on-sheet-soft'] as const).flatMap((front) =>
    (['sheet', 'sheet-wash'] as const).map((back) => [front, back, 'text'] as const),
  ),
  ['sheet', 'sheet-spruce', 'text'],
  ['on-signal', 'signal', 'text'],
  ['paper', 'ink', 'text'],
  ['paper', 'spruce', 'text'],
  ['control', 'paper', 'control'],
  ['control', 'surface', 'control'],
];

/** A sentence for each weak pair of colours in the text of tokens.css. @throws {Error} where a colour cannot be read */
export function colourProblems(css: string): string[] {
  return [...weakPairs(coloursOf(css, 'day'), 'by day'), ...weakPairs(coloursOf(css, 'night'), 'at night')];
}

/**
 * The pairs of a theme's colours that are too close to each other for WCAG AA.
 *
 * @returns a sentence each: "ink-soft on wash is 3.9:1 at night, needs 4.5:1."
 */
export function weakPairs(colours: Colours, when: string): string[] {
  return pairs.flatMap(([front, back, kind]) => {
    const ratio = contrast(colours[front], colours[back]);
    if (ratio >= needed[kind]) return [];
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1); // never rounded up to a passing value
    return [`${front} on ${back} is ${shown}:1 ${when}, needs ${needed[kind]}:1.`];
  });
}

/** Contrast of two colours as WCAG 2.2 computes it, 1 to 21; both as six hexadecimal digits. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
