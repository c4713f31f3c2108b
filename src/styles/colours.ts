/** The colours that are needed where CSS does not reach, as hexadecimal codes. */
export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly spruce: string;
  readonly signal: string;
}

/**
 * The colours of the style sheet's tokens in one theme.
 *
 * @param css the text of `src/styles/tokens.css`
 * @throws when a colour is missing or not written as three channels, naming it
 */
export function coloursOf(css: string, theme: 'day' | 'night'): Colours {
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
  const block = theme === 'day' ? day : night;
  const colour = (token: string): string => {
    const [, ...channels] = new RegExp(`--${token}:\\s*(\\d+) (\\d+) (\\d+);`).exec(block) ?? [];
    if (channels.length === 0) {
      throw new Error(
        `src/styles/tokens.css: the ${theme} needs --${token}. Write its three channels, such as "247 246 242".`,
      );
    }
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  };
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    spruce: colour('spruce'),
    signal: colour('signal'),
  };
}
