import { colourTokens, type Colours } from '../styles/colours.ts';

/** Colours for tests: every text is black on white, every token that is none is white. */
export const plainColours = Object.fromEntries(
  colourTokens.map((token) => {
    const isGround = ['paper', 'surface', 'wash', 'signal', 'line'].includes(token);
    return [token, isGround ? '#ffffff' : '#000000'];
  }),
) as Colours;

/** A style sheet with these colours by day and by night. */
export function tokensCss(day: Colours, night: Colours): string {
  const block = (colours: Colours): string =>
    Object.entries(colours)
      .map(([token, value]) => `--${token}: ${value};`)
      .join('\n');
  return `:root {\n${block(day)}\n}\n@media (prefers-color-scheme: dark) { :root {\n${block(night)}\n} }`;
}
