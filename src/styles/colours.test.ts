import { describe, expect, it } from 'vitest';
import tokens from '@/styles/tokens.css?raw';
import { messageOf } from '@/testing/message-of.ts';
import { coloursOf } from './colours.ts';

const css = `
:root { --paper: 247 246 242; --ink: 16 32 28; --ink-soft: 74 90 85; --spruce: 11 107 79; --signal: 232 86 42; }
@media (prefers-color-scheme: dark) { :root { --paper: 12 21 19; --ink: 238 243 239; --ink-soft: 169 184 177;
  --spruce: 95 211 166; --signal: 255 122 77; } }`;

describe('coloursOf', () => {
  it('are those of the day, whatever the night has', () => {
    expect(coloursOf(css, 'day')).toEqual({
      paper: '#f7f6f2',
      ink: '#10201c',
      inkSoft: '#4a5a55',
      spruce: '#0b6b4f',
      signal: '#e8562a',
    });
  });

  it('are those of the night in the night', () => {
    expect(coloursOf(css, 'night')).toMatchObject({ paper: '#0c1513', signal: '#ff7a4d' });
  });

  it.each(['day', 'night'] as const)('are found in the style sheet of the site for the %s', (theme) => {
    for (const colour of Object.values(coloursOf(tokens, theme))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([css.replace('--signal: 232 86 42', ''), css.replace('232 86 42', '#e8562a')])(
    'say which colour is missing or written otherwise',
    (wrong) => {
      expect(messageOf(() => coloursOf(wrong, 'day'))).toBe(
        'src/styles/tokens.css: the day needs --signal. Write its three channels, such as "247 246 242".',
      );
    },
  );
});
