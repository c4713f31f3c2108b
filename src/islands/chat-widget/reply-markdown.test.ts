import { describe, expect, it } from 'vitest';
import { spokenText } from './reply-markdown.ts';

describe('spokenText', () => {
  it.each([
    ['its words without marks', 'Three:\n\n- [one](/blog/x)\n- **two**', 'Three: one two'],
    ['a text too long for markdown', '_'.repeat(7_000), '_'.repeat(7_000)],
    ['more marks than a reply has', '[**a'.repeat(1_000), '[**a'.repeat(1_000)],
    ['nothing', '', ''],
  ])('is %s', (_what, markdown, spoken) => {
    expect(spokenText(markdown)).toBe(spoken);
  });
});
