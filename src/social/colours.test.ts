import { describe, expect, it } from 'vitest';
import tokens from '@/styles/tokens.css?raw';
import { messageOf } from '@/testing/message-of.ts';
import { dayColours } from './colours.ts';

const css = `
:root { --paper: 247 246 242; --ink: 16 32 28; --ink-soft: 74 90 85; --spruce: 11 107 79; --signal: 232 86 42; }
@media (prefers-color-scheme: dark) { :root { --paper: 12 21 19; --wash: 1 2 3; } }`;

describe('dayColours', () => {
  it('are those of the day, whatever the night has', () => {
    expect(dayColours(css)).toEqual({
      paper: '#f7f6f2',
      ink: '#10201c',
      inkSoft: '#4a5a55',
      spruce: '#0b6b4f',
      signal: '#e8562a',
    });
  });

  it('are found in the style sheet of the site', () => {
    for (const colour of Object.values(dayColours(tokens))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([css.replace('--signal: 232 86 42', ''), css.replace('232 86 42', '#e8562a')])(
    'say which colour is missing or written otherwise',
    (wrong) => {
      expect(messageOf(() => dayColours(wrong))).toBe(
        'src/styles/tokens.css: the social images need --signal. Write its three channels, such as "247 246 242".',
      );
    },
  );
});
