import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../content/articles/front-matter.ts';
import { problemSentence } from '../../content/content-error.ts';
import { answerWarnings, bodyWarnings } from './check-markdown.ts';

const path = 'content/blog/a/index.en.md';

const warnings = (text: string) => bodyWarnings(readFrontMatter({ path, text }));

function warned(body: string): string[] {
  return warnings(`---\ntitle: A\n---\n\n${body}`).map(problemSentence);
}

describe('bodyWarnings', () => {
  it('accepts markdown that pages show correctly', () => {
    const body =
      '## One\n\n### Two\n\n## Three\n\n[a](/about) [b](https://x.example) [c](#one) [d](mailto:a@b.se) `<b>`\n\n5 < 6';
    expect(warned(body)).toEqual([]);
  });

  it.each([
    ['an element', 'Text\n\n<iframe src="x"></iframe>', 7, 'contains HTML (<iframe), which readers would'],
    ['an element in a line', 'Some <b>bold</b> words', 5, 'contains HTML (<b), which readers would'],
    [
      'a code block that is not closed',
      '```js\na\n```\n\n~~~~\nb\n~~~\n\nText',
      9,
      'code block that is never closed: everything below',
    ],
    ['a comment', 'Text\n\n<!-- later -->', 7, 'contains HTML (<!--), which readers would'],
    ['a skipped level', '## One\n\n#### Two', 7, '#### comes after ##.'],
    ['a first heading too deep', 'Text\n\n### One\n\n## Two', 7, '### comes after #.'],
    ['a link without slash', 'See [us](about)', 5, 'links to about, which is not a valid address.'],
    ['a link without https', 'See [us](www.x.se)', 5, 'Write https://www.x.se.'],
    ['a link that runs', 'See [us](javascript:alert(1))', 5, 'which no page may link to.'],
  ])('reports %s with its line', (_kind, body, line, message) => {
    const [first = '', ...others] = warned(body);
    expect(others).toEqual([]);
    expect(first).toContain(`${path}:${line}: `);
    expect(first).toContain(message);
  });

  it('reports a translation without a title', () => {
    expect(warnings('---\nexcerpt: En mening.\n---\n\nTexten.')).toEqual([
      {
        file: path,
        field: 'title',
        message: 'this field is missing: readers see the English title above this text. Add it.',
      },
    ]);
  });
});

describe('leftover markdown characters in a text', () => {
  it.each([
    ['##Heading', 'begins with #'],
    ['####### Heading', 'begins with #'],
    ['**bold **here', 'contains **, which readers would see'],
    ['** bold **', 'contains **'],
    ['**never closed', 'contains **'],
    ['[our file](/my guide.pdf)', 'contains the syntax of a link or an image, which readers'],
    ['![A plough](./a.jpg “A photo”)', 'contains the syntax of a link'],
    ['| a | b |\n|---|---|\n| **c **d | e |', 'contains **'],
    ['- One **two **three', 'contains **'],
  ])('are reported: %s', (markdown, message) => {
    const found = warned(`Text\n\n${markdown}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/blog\/a\/index\.en\.md:[789]: /);
    expect(found[0]).toContain(message);
  });

  it('are reported once per line, with the line within a paragraph', () => {
    expect(warned('One\n**two **x\n**three **x\nfour').map((each) => each.replace(/: .*/, ''))).toEqual([
      `${path}:6`,
      `${path}:7`,
    ]);
  });

  it.each([
    '12 000 kr*',
    '#1 in C#, F# and C++',
    'See [this], [1][2] and (that) [sic].',
    '\\*\\*not bold\\*\\*',
    '`**a **b` and `[x](y z)`',
    '```\n##a\n**c **d\n```',
    '**bold** and “**quoted**”.',
  ])('are not reported in %s', (markdown) => {
    expect(warned(markdown)).toEqual([]);
  });
});

it('answerWarnings reports leftover markdown characters in a question and its answer, each once', () => {
  const shared = { id: 'price', featured: false, wordings: [] };
  const good = {
    ...shared,
    question: 'C# or #1?',
    answer: '**Both**, see [prices](/#prices).\n\n- One',
  };
  expect(answerWarnings(good)).toEqual([]);
  const wrong = {
    ...shared,
    question: 'How **much**?',
    answer: 'It **costs **x.\n\nAnd **costs **y.',
  };
  expect(answerWarnings(wrong)).toEqual([
    { field: 'questions.price.question', message: expect.stringContaining('contains **') },
    { field: 'questions.price.answer', message: expect.stringContaining('contains **') },
  ]);
});

it('answerWarnings returns the same warnings for answers as for articles', () => {
  const question = { id: 'price', featured: false, wordings: [], question: 'How?' };
  expect(answerWarnings({ ...question, answer: '[x](about)' })).toEqual([
    { field: 'questions.price.answer', message: expect.stringContaining('not a valid address') },
  ]);
});
