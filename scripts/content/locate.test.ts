import { expect, it } from 'vitest';
import { placedSentence } from './locate.ts';

const json = '{\n  "a": 1,\n  "founders": [\n    { "name": "Sara" },\n    {\n      "role": ""\n    }\n  ]\n}';
const yaml = 'title: A\nquestions:\n  - id: a\n    answer: b\n';
const markdown = '---\ntitle: A\ntags: [a]\n---\n\nText\n\nSee [us](/blog/none) and 5 ÷ 6, "so"\n';

it.each([
  ['a field of JSON', 'a.json', 'founders.1.role', 'is empty.', json, 'a.json:6, founders.1.role: is empty.'],
  [
    'a missing field of JSON',
    'a.json',
    'founders.0.role',
    'is missing.',
    json,
    'a.json:4, founders.0.role: is missing.',
  ],
  [
    'a field of YAML',
    'a.yaml',
    'questions.0.answer (line 4)',
    'is b.',
    yaml,
    'a.yaml:4, questions.0.answer: is b.',
  ],
  ['a line', 'a.md', 'line 7', 'is wrong.', markdown, 'a.md:7: is wrong.'],
  ['a field of front matter', 'a.md', 'tags.0', 'is wrong.', markdown, 'a.md:3, tags.0: is wrong.'],
  ['a missing field', 'a.md', 'excerpt', 'is missing.', markdown, 'a.md, excerpt: is missing.'],
  [
    'an address',
    'a.md',
    'text',
    'links to /en/blog/none, which',
    markdown,
    'a.md:8, text: links to /en/blog/none, which',
  ],
  ['a character', 'a.md', '', 'lacks: ÷ (U+00F7).', markdown, 'a.md:8: lacks: ÷ (U+00F7).'],
  [
    'a placeholder',
    'a.md',
    'text',
    'holds {mail}, which',
    '---\n---\n\nTo {mail}.',
    'a.md:4, text: holds {mail}, which',
  ],
  ['quoted words', 'a.md', 'text', 'has a mark (6, "so").', markdown, 'a.md:8, text: has a mark (6, "so").'],
  ['a whole file', 'a.md', '', 'is empty.', markdown, 'a.md: is empty.'],
  ['a file that is not there', 'a.md', 'title', 'is empty.', undefined, 'a.md, title: is empty.'],
])('placedSentence names the line of %s', (_what, file, field, message, text, sentence) => {
  expect(placedSentence({ file, field, message }, text)).toBe(sentence);
});
