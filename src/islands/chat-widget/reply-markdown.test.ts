import { describe, expect, it } from 'vitest';
import { spokenText } from './reply-markdown.ts';

describe('spokenText', () => {
  it.each([
    ['bold and emphasis', 'It **depends** on *size*.', 'It depends on size.'],
    ['the label of a link alone', 'See [the **guide**](/blog/x).', 'See the guide.'],
    ['an escaped sign without its backslash', 'cookies that begin with \\_ga', 'cookies that begin with _ga'],
    ['entities', 'Q&amp;A', 'Q&A'],
    ['paragraphs with a space between them', 'One.\n\nTwo.', 'One. Two.'],
    [
      'the items of a list, one after the other',
      'Three:\n\n- one\n- **two**\n  - deeper',
      'Three: one two deeper',
    ],
    ['a heading', '## Prices\n\nLow.', 'Prices Low.'],
    ['signs that are no markdown', '5 < 6 & 7 * 8', '5 < 6 & 7 * 8'],
    ['a text too long for markdown', '_'.repeat(7_000), '_'.repeat(7_000)],
    ['more marks than a reply has', '[**a'.repeat(1_000), '[**a'.repeat(1_000)],
    ['nothing', '', ''],
  ])('is %s', (_what, markdown, spoken) => {
    expect(spokenText(markdown)).toBe(spoken);
  });
});
