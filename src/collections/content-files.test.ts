import { expect, it } from 'vitest';
import { messageOf } from '../testing/helpers/message-of.ts';
import { parseJson } from './content-files.ts';

it('parseJson reads a file, with a byte order mark too, and null where there is none', () => {
  expect(parseJson('a.json', '\uFEFF{ "a": 1 }')).toEqual({ a: 1 });
  expect(parseJson('a.json', undefined)).toBeNull();
});

it.each([
  ['a lost comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a comma too many', '{\n  "a": 1,\n}', 3],
  ['a lost quotation mark', '{\n  "a: 1\n}', 2],
  ['a lost bracket', '{\n  "a": {\n    "b": 1\n  }\n', 4],
  ['typographic quotation marks', '{\n  “a”: 1\n}', 2],
  ['the same around a text', '{\n  "first": "something",\n  "a": ”b”,\n  "last": "something"\n}', 3],
  ['a comment', '// Texts\n{\n  "first": "something",\n  "last": "something"\n}', 1],
])('parseJson names file and line of %s', (_fault, text, line) => {
  expect(messageOf(() => parseJson('a.json', text))).toMatch(
    new RegExp(`^a\\.json:${line}: cannot be read\\. Check the commas`),
  );
});
