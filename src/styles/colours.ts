const file = 'src/styles/tokens.css';

/** The colours of `src/styles/tokens.css`; each has a value for the day and one for the night. */
export const colourTokens = [
  'paper',
  'surface',
  'ink',
  'ink-soft',
  'line',
  'control',
  'spruce',
  'wash',
  'signal',
  'on-signal',
  'danger',
  'warning',
  'stage',
  'stage-glow',
  'on-stage',
  'on-stage-soft',
  'voice',
  'sheet',
  'on-sheet',
  'on-sheet-soft',
  'sheet-wash',
  'sheet-spruce',
] as const;

export type ColourToken = (typeof colourTokens)[number];

/** The colours of one theme as codes of six hexadecimal digits, such as `#f7f6f2`. */
export type Colours = Readonly<Record<ColourToken, string>>;

type Theme = 'day' | 'night';

/**
 * The colours of the style sheet's tokens in one theme.
 *
 * @throws {Error} naming every colour that is missing or not written as a hexadecimal code
 */
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
