const file = 'src/styles/tokens.css';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the parts of controls. */
const needed = { text: 4.5, control: 3 } as const;

const grounds = ['paper', 'surface', 'wash'] as const;

/** The pairs of foreground and background tokens, with their use. */
const pairs = [
  ...(['ink', 'ink-soft', 'spruce', 'danger', 'warning'] as const).flatMap((front) =>
    grounds.map((back) => [front, back, 'text'] as const),
  ),
  ...(['on-stage', 'on-stage-soft', 'stage-accent'] as const).flatMap((front) =>
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
] as const;

/** The colours whose contrast is checked; each has a value for the day and one for the night. */
export const colourTokens = [...new Set(pairs.flatMap(([front, back]) => [front, back]))];

type ColourToken = (typeof colourTokens)[number];

/** The colours of one theme as codes of six hexadecimal digits, such as `#f7f6f2`. */
export type Colours = Readonly<Record<ColourToken, string>>;

type Theme = 'day' | 'night';

/** The colours of a theme. @throws {Error} naming every colour that is missing or is not a hexadecimal code */
export function coloursOf(css: string, theme: Theme): Colours {
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
  const block = theme === 'day' ? day : night;
  const values = colourTokens.map((token) => {
    const [, value = ''] = new RegExp(`--${token}:\\s*([^;]*);`).exec(block) ?? [];
    return { token, value: value.trim().toLowerCase() };
  });
  const problems = values.flatMap(({ token, value }) => {
    if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(value)) return [];
    const wrong = value === '' ? 'is missing' : `"${value}" is not a colour that can be used here`;
    return [`${file}, --${token} of the ${theme}: ${wrong}. Write a hexadecimal code, such as #0b6b4f.`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(values.map(({ token, value }) => [token, sixDigits(value)])) as Colours;
}

/** `#abc` is short for `#aabbcc`. */
function sixDigits(code: string): string {
  return code.length === 4 ? code.replace(/[0-9a-f]/g, '$&$&') : code;
}

/** A sentence for each pair of colours in tokens.css with too little contrast. @throws {Error} if a colour cannot be read */
export function contrastProblems(css: string): string[] {
  return [
    ...lowContrastPairs(coloursOf(css, 'day'), 'by day'),
    ...lowContrastPairs(coloursOf(css, 'night'), 'at night'),
  ];
}

/** A sentence for each pair of colours below WCAG AA, such as  "ink-soft on wash is 3.9:1 at night, needs 4.5:1." */
function lowContrastPairs(colours: Colours, when: string): string[] {
  return pairs.flatMap(([front, back, kind]) => {
    const ratio = contrast(colours[front], colours[back]);
    if (ratio >= needed[kind]) return [];
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1); // never rounded up to a passing value
    return [`${front} on ${back} is ${shown}:1 ${when}, needs ${needed[kind]}:1.`];
  });
}

/** Contrast of two colours as WCAG 2.2 computes it, 1 to 21; both as six hexadecimal digits. */
function contrast(one: string, other: string): number {
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
