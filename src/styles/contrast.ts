const file = 'src/styles/tokens.css';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the parts of controls. */
const minContrast = { text: 4.5, control: 3 } as const;

const backgrounds = ['paper', 'surface', 'wash'] as const;

/** The pairs of foreground and background tokens, with their use. */
const contrastPairs = [
  ...(['ink', 'ink-soft', 'spruce', 'danger', 'warning'] as const).flatMap((foreground) =>
    backgrounds.map((background) => [foreground, background, 'text'] as const),
  ),
  ...(['on-stage', 'on-stage-soft', 'stage-accent'] as const).flatMap((foreground) =>
    (['stage', 'stage-glow'] as const).map((background) => [foreground, background, 'text'] as const),
  ),
  ...(['on-sheet', 'on-sheet-soft'] as const).flatMap((foreground) =>
    (['sheet', 'sheet-wash'] as const).map((background) => [foreground, background, 'text'] as const),
  ),
  ['sheet', 'sheet-spruce', 'text'],
  ['on-signal', 'signal', 'text'],
  ['paper', 'ink', 'text'],
  ['paper', 'spruce', 'text'],
  ['control', 'paper', 'control'],
  ['control', 'surface', 'control'],
] as const;

/** The colours whose contrast is checked; each has a value in both themes. */
export const colourTokens = [
  ...new Set(contrastPairs.flatMap(([foreground, background]) => [foreground, background])),
];

type ColourToken = (typeof colourTokens)[number];

/** The colours of one theme as codes of six hexadecimal digits, such as `#f7f6f2`. */
export type Colours = Readonly<Record<ColourToken, string>>;

type Theme = 'light' | 'dark';

/** The colours of a theme. @throws {Error} listing every colour that is missing or is not a hexadecimal code */
export function coloursOf(css: string, theme: Theme): Colours {
  const { colours, problems } = parseColours(css, theme);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return colours;
}

function parseColours(css: string, theme: Theme): { colours: Colours; problems: string[] } {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const block = theme === 'light' ? light : dark;
  const values = colourTokens.map((token) => {
    const [, value = ''] = new RegExp(`--${token}:\\s*([^;]*);`).exec(block) ?? [];
    return { token, value: value.trim().toLowerCase() };
  });
  const problems = values.flatMap(({ token, value }) => {
    if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(value)) return [];
    const wrong = value === '' ? 'is missing' : `is "${value}", which cannot be used here`;
    return [`--${token} of the ${theme} theme ${wrong}. Write a hexadecimal code, such as #0b6b4f.`];
  });
  const colours = Object.fromEntries(values.map(({ token, value }) => [token, sixDigits(value)])) as Colours;
  return { colours, problems };
}

/** `#abc` is short for `#aabbcc`. */
function sixDigits(code: string): string {
  return code.length === 4 ? code.replace(/[0-9a-f]/g, '$&$&') : code;
}

/** One message per colour in tokens.css that cannot be read, or per pair of colours whose contrast is too low. */
export function contrastProblems(css: string): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { colours, problems } = parseColours(css, theme);
    return problems.length > 0 ? problems : lowContrastPairs(colours, theme);
  });
}

/** Such as "ink-soft on wash is 3.9:1 in the dark theme, needs 4.5:1." */
function lowContrastPairs(colours: Colours, theme: Theme): string[] {
  return contrastPairs.flatMap(([foreground, background, kind]) => {
    const ratio = contrast(colours[foreground], colours[background]);
    if (ratio >= minContrast[kind]) return [];
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1); // never rounded up to a passing value
    return [
      `${foreground} on ${background} is ${shown}:1 in the ${theme} theme, needs ${minContrast[kind]}:1.`,
    ];
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
