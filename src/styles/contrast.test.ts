import { describe, expect, it } from 'vitest';
import { thrownMessage } from '../testing/helpers/thrown-message.ts';
import { type Colours, coloursOf, colourTokens, contrastProblems } from './contrast.ts';

/** Every text is black on white, every other token is white. */
const plainColours = Object.fromEntries(
  colourTokens.map((token) => {
    const isBackground = /^(paper|surface|wash|signal|line|stage|stage-glow|sheet|sheet-wash)$/.test(token);
    return [token, isBackground ? '#ffffff' : '#000000'];
  }),
) as Colours;

/** A style sheet with these colours in both themes. */
function tokensCss(light: Colours, dark: Colours): string {
  const block = (colours: Colours): string =>
    Object.entries(colours)
      .map(([token, value]) => `--${token}: ${value};`)
      .join('\n');
  return `:root {\n${block(light)}\n}\n@media (prefers-color-scheme: dark) { :root {\n${block(dark)}\n} }`;
}

const light = { ...plainColours, 'ink-soft': '#4a5a55', signal: '#E8562A', 'on-signal': '#123' };
const dark = { ...plainColours, paper: '#0c1513' };
const css = tokensCss(light, dark);
const remedy = 'Write a hexadecimal code, such as #0b6b4f.';

describe('coloursOf', () => {
  it('returns the light theme’s colours as six lower-case digits, even if the dark theme differs', () => {
    expect(coloursOf(css, 'light')).toEqual({ ...light, signal: '#e8562a', 'on-signal': '#112233' });
  });

  it('returns the dark theme’s colours', () => {
    expect(coloursOf(css, 'dark')).toEqual(dark);
  });

  it.each(['247 246 242', 'tomato', '#12345', '#gggggg', 'var(--ink)'])('reports %s', (value) => {
    const wrong = css.replace('--ink-soft: #4a5a55;', `--ink-soft: ${value};`);
    expect(thrownMessage(() => coloursOf(wrong, 'light'))).toBe(
      `src/styles/tokens.css: --ink-soft of the light theme is "${value}", which cannot be used here. ${remedy}`,
    );
    expect(coloursOf(wrong, 'dark')).toEqual(dark);
  });

  it('reports every missing colour at once', () => {
    const wrong = tokensCss(light, {} as typeof dark).replace('--ink:', '--ink: #000;--wash: #fff;--ink2:');
    expect(thrownMessage(() => coloursOf(wrong, 'dark')).split('\n')).toHaveLength(colourTokens.length);
    expect(thrownMessage(() => coloursOf(wrong, 'dark'))).toContain(
      `src/styles/tokens.css: --wash of the dark theme is missing. ${remedy}`,
    );
  });
});

describe('contrastProblems', () => {
  it('reports colours that cannot be read, and the contrast of the other theme', () => {
    const css = tokensCss({ ...plainColours, signal: 'darkred' }, { ...plainColours, signal: '#333333' });
    expect(contrastProblems(css)).toEqual([
      `--signal of the light theme is "darkred", which cannot be used here. ${remedy}`,
      expect.stringContaining('on-signal on signal is'),
    ]);
  });

  it('reports unreadable text, its background and the required ratio; the ratio is never rounded up to it', () => {
    expect(contrastProblems(tokensCss(plainColours, { ...plainColours, 'ink-soft': '#777777' }))).toEqual([
      'ink-soft on paper is 4.4:1 in the dark theme, needs 4.5:1.',
      'ink-soft on surface is 4.4:1 in the dark theme, needs 4.5:1.',
      'ink-soft on wash is 4.4:1 in the dark theme, needs 4.5:1.',
    ]);
  });

  it('measures contrast as WCAG does', () => {
    const weakOf = (ink: string) => contrastProblems(tokensCss({ ...plainColours, ink }, plainColours));
    expect(weakOf('#767676')).toEqual([]);
    expect(weakOf('#ff0000')).toContain('ink on paper is 3.9:1 in the light theme, needs 4.5:1.');
  });

  it('requires less contrast for field borders than for text', () => {
    expect(contrastProblems(tokensCss({ ...plainColours, control: '#949494' }, plainColours))).toEqual([]);
    expect(contrastProblems(tokensCss({ ...plainColours, control: '#999999' }, plainColours))).toEqual([
      'control on paper is 2.8:1 in the light theme, needs 3:1.',
      'control on surface is 2.8:1 in the light theme, needs 3:1.',
    ]);
  });
});
