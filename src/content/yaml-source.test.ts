import { expect, it } from 'vitest';
import { thrownMessage } from '../testing/helpers/thrown-message.ts';
import { parseAssistantText } from './assistant/assistant-texts.ts';
import { parseYaml } from './yaml-source.ts';

it.each<[string, string, string]>([
  ['a comment', 'reply: Our #1 question', '2, reply: would lose “#1 question”, which'],
  ['a comment only', 'reply: #1 question', '2, reply: would lose “#1 question”'],
  ['a comment in a list', 'tags: [a]\nother:\n  - b\n  - #c', '5, other.1: would lose “#c”'],
  ['a comment in brackets', 'tags: [\n  a #1\n]', '3, tags.0: would lose “#1”'],
  ['a comment below lines', 'reply: One\n  two #3', '2, reply: would lose “#3”'],
  ['a comment above a text', 'reply: # Our first\n  question', '3, reply: would lose “# Our first”'],
  ['a comment after |', 'reply: | # Our first\n  question', '2, reply: would lose “# Our first”'],
  ['a type', 'reply: !Important to know', '2, reply: would lose “!Important”, which'],
  ['only a type', 'reply: ! Important', '2, reply: would lose “!”'],
  ['a type of YAML', 'reply: !!str 12', '2, reply: would lose “!!str”'],
  ['an anchor', 'reply: &Co is ours', '2, reply: would lose “&Co”'],
  ['an anchor of a group', 'reply: &base\n  a: b', '3, reply: would lose “&base”'],
  ['an alias', 'a: b\nreply: *b', '3, reply: begins with *, which means something else'],
  ['an alias that would be an error', 'reply: **b** c', '2, reply: begins with *, which'],
  ['a merged group', 'a: &b\n  c: d\n<<: *b', '3, a: would lose “&b”'],
  ['an octal number', 'reply: 0o17', '2, reply: is the number 15 in YAML. Write that, or put'],
  ['a number with an exponent', 'reply: 1e3', '2, reply: is the number 1000 in YAML.'],
  ['a number with a leading zero', 'reply: 1.50', '2, reply: is the number 1.5 in YAML.'],
  ['a folded list', 'reply: >\n  Two:\n  - one\n  - two', '2, reply: would join “- one” to the line above'],
  [
    'a list in quotes',
    'reply: "Two:\n  1. one\n  2. two"',
    '2, reply: would join “1. one” to the line above',
  ],
])('parseYaml reports %s with its line and field', (_kind, text, message) => {
  expect(thrownMessage(() => parseYaml('a.yaml', `first: 1\n${text}\n`))).toContain(`a.yaml:${message}`);
});

it.each([
  ['a comment on a separate line', '# note\nreply: a\n# note\n'],
  ['a comment after a group', 'reply: # note\n  a: b'],
  ['a comment after a list', 'reply: # note\n  - b\nother: [b] # note'],
  ['a comment after a text in quotes', 'reply: "a" # note\nother: \'b\' # note'],
  ['a comment after a date, a number or a switch', 'a: 2026-01-31 # note\nb: 1 # note\nc: true # note'],
  ['a # within a word, in quotes and in a block', 'a: C#\nb: "Our #1"\nc: |\n  Our #1\n  # 2\n'],
  ['symbols within a text', 'a: R&D and 5 * 4!\nb: [C++, C#, .NET]'],
  ['a folded sentence', 'a: >\n  One\n  two - three\nb: one\n  two'],
  ['prose that is broken before a number', 'a: It was in May\n  24. And then'],
  ['a list in a block', 'a: |\n  Two:\n  - one\n    - two\nb: >\n  Two:\n\n  - one\nc: "Two:\n\n  - one"'],
])('parseYaml accepts %s', (_kind, text) => {
  expect(() => parseYaml('a.yaml', text)).not.toThrow();
});

it('a text with one wording per line is not read as one line', () => {
  const lines = (sign: string) =>
    `kinds:\n  - id: hi\n    reply: Hello\n    wordings: ${sign}\n      hello\n      hi there\n`;
  expect(parseAssistantText('small-talk', 'talk.yaml', lines('|'), {})[0]?.wordings).toEqual([
    'hello',
    'hi there',
  ]);
  for (const sign of ['>', '']) {
    expect(thrownMessage(() => parseAssistantText('small-talk', 'talk.yaml', lines(sign), {}))).toMatch(
      /^talk\.yaml:\d, kinds\.0\.wordings: would be one line in YAML\. Write \| after the colon/,
    );
  }
  const quoted = lines('|').replace('|\n      hello\n      hi there', '"hello\n\n      hi there"');
  const talk = parseAssistantText('small-talk', 'talk.yaml', quoted, {});
  expect(talk[0]?.wordings).toEqual(['hello', 'hi there']);
  const one =
    'translationRequests: a\nstopWords: b\nquestionTypes: []\npronouns: b\nnegations: b\ncorrections: >\n  b\nconjunctions: |\n  c';
  expect(parseAssistantText('follow-ups', 'f.yaml', one, {}).corrections).toEqual(['b']);
});
