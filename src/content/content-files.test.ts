import { expect, it } from 'vitest';
import { thrownMessage } from '../testing/helpers/thrown-message.ts';
import { characterProblem, parseJson } from './content-files.ts';

it('parseJson reads a text, even with a byte order mark', () => {
  expect(parseJson('a.json', '\uFEFF{ "a": 1 }')).toEqual({ a: 1 });
});

it.each([
  ['a lost comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a comma too many', '{\n  "a": 1,\n}', 3],
  ['a lost quotation mark', '{\n  "a: 1\n}', 2],
  ['a lost bracket', '{\n  "a": {\n    "b": 1\n  }\n', 4],
  ['typographic quotation marks', '{\n  “a”: 1\n}', 2],
  ['a comment', '// Texts\n{\n  "first": "something",\n  "last": "something"\n}', 1],
  ['nothing', '', 1],
])('parseJson reports %s with its file and line', (_fault, text, line) => {
  expect(thrownMessage(() => parseJson('a.json', text))).toMatch(
    new RegExp(`^a\\.json:${line}: cannot be read\\. Check the commas`),
  );
});

it.each(['\v', '\b', '\u001d', '\u0085', '\ufffe', '\ud83d'])('characterProblem reports %j', (character) => {
  expect(characterProblem(`One\r\nTwo\tthree${character}four 🚀\n`)).toEqual({
    line: 2,
    message:
      'contains an invisible character after “Two\tthree”, which breaks feeds. Delete it; if it was a line break, press Enter instead.',
  });
});

it.each([
  ['Latin 1', Buffer.from('One\nPå', 'latin1'), 2],
  ['UTF-16', Buffer.from('\uFEFFOne', 'utf16le'), 1],
])('characterProblem reports the line of a text in %s', (_encoding, bytes, line) => {
  expect(characterProblem(bytes.toString('utf8'))).toMatchObject({
    line,
    message: expect.stringMatching(/is not saved as UTF-8\. Save the file/),
  });
});

it('characterProblem accepts tabs, line breaks and emoji', () => {
  expect(characterProblem('a\tb\r\nc 😀')).toBeUndefined();
});
