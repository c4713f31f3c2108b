import { describe, expect, it } from 'vitest';
import { characterFault, encodingFault, parseJson } from './content-files.ts';
import { messageOf } from '../testing/helpers/eventually.ts';

it('parseJson reads a file, with a byte order mark too, and null where there is none', () => {
  expect(parseJson('a.json', '\uFEFF{ "a": 1 }')).toEqual({ a: 1 });
  expect(parseJson('a.json', undefined)).toBeNull();
});

it.each([
  ['a comma too many', '{\n  "a": 1,\n}', 3],
  ['a lost bracket', '{\n  "a": {\n    "b": 1\n  }\n', 4],
  ['typographic quotation marks', '{\n  “a”: 1\n}', 2],
  ['the same around a text', '{\n  "first": "something",\n  "a": ”b”,\n  "last": "something"\n}', 3],
])('parseJson names file and line of %s', (_fault, text, line) => {
  expect(messageOf(() => parseJson('a.json', text))).toMatch(
    new RegExp(`^a\\.json:${line}: cannot be read\\. Check the commas`),
  );
});

it.each([
  [
    'a key of a group',
    '{\n  "a": 1,\n  "b": { "a": 2 },\n  "a": 3\n}',
    'a.json:4: gives "a" a second time. Keep one',
  ],
  [
    'a key of a group in a list',
    '[{ "a": 1 },\n{ "b": "{",\n"b": 1 }]',
    'a.json:3: gives "b" a second time.',
  ],
])('parseJson names %s that is there twice', (_kind, text, message) => {
  expect(messageOf(() => parseJson('a.json', text))).toContain(message);
});

it('parseJson takes the same key in several groups, and texts that look like keys', () => {
  const text = '[{ "a": "a", "b": "\\"a\\": {" }, { "a": ["a", "a"], "b": { "a": 1 } }]';
  expect(parseJson('a.json', text)).toEqual(JSON.parse(text));
});

it.each([
  ['\v', 'U+000B, a line break of PowerPoint'],
  ['\ufffe', 'U+FFFE'],
  ['\ud83d', 'U+D83D'],
])('encodingFault names %j, with its line and the words before it', (character, name) => {
  expect(encodingFault(`One\r\nTwo\tthree${character}four 🚀\n`)).toEqual({
    line: 2,
    message: `holds an invisible character (${name}) after “Two\tthree”, which breaks feeds. Delete it there, and press Enter where a line should end.`,
  });
});

it.each(['\\u000b', '\\ud83d'])('parseJson names the line of a text with %s', (escape) => {
  const text = `{\n  "a": "\\ud83d\\ude80 \\n",\n  "b": "One${escape}two"\n}`;
  expect(messageOf(() => parseJson('a.json', text))).toMatch(
    /^a\.json:3: holds an invisible character .*after “One”/,
  );
});

describe('characterFault', () => {
  it.each([
    ['a\u000bb', 1, 'U+000B'],
    ['Six &#11;trends', 4, 'U+000B'],
    ['&#55296;', 0, 'U+D800'],
    ['&#133;', 0, 'U+0085'],
  ])('finds what breaks a feed in %j, written as it is or as a reference', (text, index, code) => {
    const fault = characterFault(text);
    expect(fault?.index).toBe(index);
    expect(fault?.message).toContain(code);
  });

  it.each(['a\tb\nc', '&#228; &#x2013; &amp;', 'R&D #11; &#;', '😀'])('has nothing against %j', (text) => {
    expect(characterFault(text)).toBeUndefined();
  });
});
