import { describe, expect, it } from 'vitest';
import { plainColours, tokensCss } from '@/testing/colours.ts';
import { messageOf } from '@/testing/message-of.ts';
import { coloursOf } from './colours.ts';

const day = { ...plainColours, 'ink-soft': '#4a5a55', signal: '#E8562A', 'on-signal': '#123' };
const night = { ...plainColours, paper: '#0c1513' };
const css = tokensCss(day, night);
const remedy = 'Write a hexadecimal code, such as #0b6b4f.';

describe('coloursOf', () => {
  it('gives those of the day, whatever the night has, in six small digits', () => {
    expect(coloursOf(css, 'day')).toEqual({ ...day, signal: '#e8562a', 'on-signal': '#112233' });
  });

  it('gives those of the night in the night', () => {
    expect(coloursOf(css, 'night')).toEqual(night);
  });

  it.each(['247 246 242', 'rgb(1 2 3)', 'tomato', '#12345', '#gggggg', 'var(--ink)'])(
    'says where %s stands and what to write',
    (value) => {
      const wrong = css.replace('--ink-soft: #4a5a55;', `--ink-soft: ${value};`);
      expect(messageOf(() => coloursOf(wrong, 'day'))).toBe(
        `src/styles/tokens.css, --ink-soft of the day: "${value}" is no colour that can be used here. ${remedy}`,
      );
      expect(coloursOf(wrong, 'night')).toEqual(night);
    },
  );

  it('names every missing colour at once', () => {
    const wrong = tokensCss(day, {} as typeof night).replace('--ink:', '--ink: #000;--wash: #fff;--ink2:');
    expect(messageOf(() => coloursOf(wrong, 'night')).split('\n')).toHaveLength(12);
    expect(messageOf(() => coloursOf(wrong, 'night'))).toContain(
      `src/styles/tokens.css, --wash of the night: is missing. ${remedy}`,
    );
  });
});
