import { describe, expect, it } from 'vitest';
import { cleanAddress } from './clean-address.ts';
import { cleanLine, cleanText } from './clean-text.ts';

const unseen: readonly (readonly [string, string])[] = [
  ['a null', '\0'],
  ['a delete', '\u007F'],
  ['half a character', '\uD83D'],
  ['a soft hyphen', '\u00AD'],
  ['a zero-width space', '\u200B'],
  ['a joiner', '\u200D'],
  ['a byte order mark', '\uFEFF'],
  ['an override', '\u202E'],
  ['an isolate', '\u2067'],
];

describe.each([
  ['a text', cleanText],
  ['a line', cleanLine],
  ['an address', cleanAddress],
])('%s', (_which, clean) => {
  it.each<readonly [string, string]>([
    ...unseen,
    ['a direction mark', '\u200F'],
    ['a non-breaking space', '\u00A0'],
    ['a braille blank', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['a line break', '\n'],
  ])('is empty if it consists only of %s', (_what, character) => {
    expect(clean(character)).toBe('');
    expect(clean(` ${character.repeat(3)}\t`)).toBe('');
  });

  it.each(unseen)('drops %s within it and after it', (_what, character) => {
    expect(clean(`asa@exa${character}mple.se ${character}`)).toBe('asa@example.se');
  });
});

const lineBreaks = ['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('a text', () => {
  it.each(lineBreaks)('normalises the line break %j to \\n', (character) => {
    expect(cleanText(`One${character}${character}Two`)).toBe('One\n\nTwo');
  });

  it.each([
    ['Swedish', 'Hej!\n\n– Åsa\tÖberg\n  5–15\u00A0000 kr'],
    ['Arabic with marks of direction', 'اتصل بنا\u200F (Nordlys\u200E)!'],
    ['Persian with non-joiners', 'می\u200Cخواهم'],
    ['Sinhala with joiners', 'ශ්\u200Dරී ලංකාව'],
    ['families and other emoji', 'Vi är 👨‍👩‍👧‍👦 och 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
    ['an emoji between letters', 'Tack❤️\u200D🔥!'],
  ])('keeps %s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('is cleaned quickly, however long it is', () => {
    const started = performance.now();
    cleanText('\u200C a\u2800'.repeat(20_000));
    for (const character of ['\u2800', '\u200C', '\n', '\u00AD']) cleanText(`å${character.repeat(50_000)}å`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('a line', () => {
  it.each([...lineBreaks, '\n', '\t', '\u00A0 \u3000'])('turns %j into a space', (character) => {
    expect(cleanLine(`Öbergs${character}Rör AB`)).toBe('Öbergs Rör AB');
  });

  it('drops direction marks', () => {
    expect(cleanLine('\u200E+46 70\u200F-1')).toBe('+46 70-1');
  });

  it.each(['علی\u200Cرضا', 'ශ්\u200Dරී', 'Team 👩‍💻', 'O’Brien-Åström, Jr.'])('keeps the name %s', (name) => {
    expect(cleanLine(name)).toBe(name);
  });
});

describe('an address', () => {
  it.each([
    'mailto:asa@example.se',
    'MailTo: asa@example.se?subject=Hej%20d%C3%A5',
    '\u200Bmailto:asa@example.se',
  ])('is extracted from %s', (link) => {
    expect(cleanAddress(link)).toBe('asa@example.se');
  });

  it.each(['\t', '\n', '\v', '\u0085', '\u2028'])('does not join parts separated by %j', (gap) => {
    expect(cleanAddress(`Anna${gap}anna@example.se`)).toBe('Anna anna@example.se');
  });

  it('keeps a question mark that belongs to it', () => {
    expect(cleanAddress('who?@example.se')).toBe('who?@example.se');
  });
});
