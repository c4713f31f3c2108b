import { describe, expect, it } from 'vitest';
import { fitTitle, plainText, shorten, type Step } from './fit.ts';

/** A face whose letters are all as wide as half the size. */
const measureAt = (size: number) => (text: string) => (text.length * size) / 2;

const steps: readonly [Step, ...Step[]] = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];

/** Lines of 100 hold 10 letters of size 20, or 20 of size 10. */
const fit = (text: string) => fitTitle(text, steps, 100, measureAt);

describe('fitTitle', () => {
  it('sets a short title large', () => {
    expect(fit('Coming')).toEqual({ size: 20, lines: ['Coming'], width: 60 });
  });

  it('takes a smaller size when there is no room at the large one', () => {
    expect(fit('Coming very soon')).toMatchObject({ size: 10, lines: ['Coming very soon'] });
  });

  it('takes a smaller size for a single long word too', () => {
    expect(fit('Integritetspolicy')).toMatchObject({ size: 10, lines: ['Integritetspolicy'] });
  });

  it('leaves no single word on the last line where a long one keeps all lines wide', () => {
    const { lines } = fitTitle('abcdefghij klm no pqr s', [{ size: 20, lines: 3 }], 100, measureAt);
    expect(lines).toEqual(['abcdefghij', 'klm no', 'pqr s']);
  });

  it('makes the lines of about one length', () => {
    const { lines, width } = fit('one two three four five');
    expect(lines).toEqual(['one two three', 'four five']);
    expect(width).toBe(65);
  });

  it('breaks a word that is longer than a line at the smallest size', () => {
    expect(fit(`${'a'.repeat(25)} b`).lines).toEqual(['a'.repeat(20), 'aaaaa b']);
  });

  it.each(['word '.repeat(12).trim(), 'x'.repeat(90)])('cuts what has no room even then: %s', (text) => {
    const { size, lines, width } = fit(text);
    expect(size).toBe(10);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\S…$/);
    expect(width).toBeLessThanOrEqual(100);
  });
});

describe('shorten', () => {
  it('leaves what fits as it is', () => {
    expect(shorten('0123456789', 100, measureAt(20))).toBe('0123456789');
  });

  it('ends what does not fit with an ellipsis, not with a space before it', () => {
    expect(shorten('01234567 90123', 100, measureAt(20))).toBe('01234567…');
  });
});

describe('plainText', () => {
  it('has no marks for breaking and single spaces, and keeps words that belong together', () => {
    expect(plainText(' auto\u00admatisering\n i\u200b  Gö\u2060teborg AI\u2011agent 5\u00a0kr ')).toBe(
      'automatisering i Göteborg AI-agent 5\u00a0kr',
    );
  });
});
