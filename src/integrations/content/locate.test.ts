import { expect, it } from 'vitest';
import type { ContentProblem } from '../../collections/content-error.ts';
import { lineOf } from './locate.ts';

const json = '{\n  "a": 1,\n  "founders": [\n    { "name": "Sara" },\n    {\n      "role": ""\n    }\n  ]\n}';
const yaml = 'title: A\nquestions:\n  - id: a\n    answer: b\n';
const markdown = '---\ntitle: A\ntags: [a]\n---\n\nText\n\nSee [us](/blog/none)\n';

it.each<[string, string, Partial<ContentProblem>, string, number | undefined]>([
  ['a field of JSON', 'a.json', { field: 'founders.1.role' }, json, 6],
  ['a missing field of JSON', 'a.json', { field: 'founders.0.role' }, json, 4],
  ['a field of YAML', 'a.yaml', { field: 'questions.0.answer' }, yaml, 4],
  ['a known line', 'a.md', { line: 7, quoted: 'Text' }, markdown, 7],
  ['a field of front matter', 'a.md', { field: 'tags.0' }, markdown, 3],
  ['a missing field of front matter', 'a.md', { field: 'excerpt' }, markdown, undefined],
  ['quoted words', 'a.md', { field: 'text', quoted: '](/blog/none' }, markdown, 8],
  ['words that are not there', 'a.md', { field: 'text', quoted: 'other' }, markdown, undefined],
  ['a whole file', 'a.md', {}, markdown, undefined],
  ['a file that cannot be read', 'a.json', { field: 'a' }, '{', undefined],
])('lineOf finds %s', (_what, file, problem, text, line) => {
  expect(lineOf({ file, field: '', message: '', ...problem }, text)).toBe(line);
});
