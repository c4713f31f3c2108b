import { describe, expect, it } from 'vitest';
import { problemSentence } from '../../content/content-error.ts';
import { answerWarnings, bodyWarnings } from './check-markdown.ts';

const path = 'content/blog/a/index.en.md';

function warned(body: string): string[] {
  return bodyWarnings({ path, text: `---\ntitle: A\n---\n\n${body}` }).map(problemSentence);
}

describe('bodyWarnings', () => {
  it('accepts markdown that pages show correctly', () => {
    const body =
      '## One\n\n### Two\n\n## Three\n\n[a](/about) [b](https://x.example) [c](#one) [d](mailto:a@b.se) `<b>`\n\n5 < 6';
    expect(warned(body)).toEqual([]);
  });

  it.each([
    ['an element', 'Text\n\n<iframe src="x"></iframe>', 7, 'holds HTML (<iframe), which readers see'],
    ['an element in a line', 'Some <b>bold</b> words', 5, 'holds HTML (<b), which readers see'],
    [
      'a block of code without end',
      '```js\na\n```\n\n~~~~\nb\n~~~\n\nText',
      9,
      'code that nothing closes: readers see',
    ],
    ['a comment', 'Text\n\n<!-- later -->', 7, 'holds HTML (<!--), which readers see'],
    [
      'an image with a curly caption',
      'See ![A plough](./a.jpg “A photo”) there',
      5,
      'holds an image that readers see',
    ],
    ['a footnote', 'See[^1] there', 5, 'holds a footnote, which pages do not have.'],
    ['a footnote with its note', 'See [^1]\n\n[^1]: Note', 5, 'holds a footnote, which pages do not have.'],
    ['a skipped level', '## One\n\n#### Two', 7, '#### comes after ##.'],
    ['a first heading too deep', 'Text\n\n### One\n\n## Two', 7, '### comes after #.'],
    ['a link without slash', 'See [us](about)', 5, 'links to about, which leads nowhere.'],
    ['a link taken apart', 'See [us] (/about)', 5, 'holds a link that readers see'],
    ['a link without https', 'See [us](www.x.se)', 5, 'Write https://www.x.se.'],
    ['a link that runs', 'See [us](javascript:alert(1))', 5, 'which no page may link to.'],
  ])('name %s with its line', (_kind, body, line, message) => {
    const [first = '', ...others] = warned(body);
    expect(others).toEqual([]);
    expect(first).toContain(`${path}:${line}: `);
    expect(first).toContain(message);
  });

  it('name a translation without a title', () => {
    expect(bodyWarnings({ path, text: '---\nexcerpt: En mening.\n---\n\nTexten.' })).toEqual([
      {
        file: path,
        field: 'title',
        message: 'this field is missing: readers see the English title above this text. Add it.',
      },
    ]);
  });
});

describe('marks that are left in a text', () => {
  it.each([
    ['##Heading', 'begins with #'],
    ['####### Heading', 'begins with #'],
    ['**bold **here', 'holds ** that readers see'],
    ['** bold **', 'holds **'],
    ['Text ** bold ** text', 'holds **'],
    ['**Bold:**text', 'holds **'],
    ['**”Ja.”**sa', 'holds **'],
    ['***both ***x', 'holds **'],
    ['**never closed', 'holds **'],
    ['*slanted *here', 'holds * that'],
    ['__bold __here', 'holds __'],
    ['~~ struck ~~', 'holds ~~'],
    ['~~struck ~~x', 'holds ~~'],
    ['==seen==', 'holds =='],
    ['Some `code', 'holds `'],
    ['`some` code`', 'holds `'],
    ['[our file](/my guide.pdf)', 'holds a link that readers see'],
    ['[g](https://x.example/a “title”)', 'holds a link'],
    ['[g](/a “title”)', 'holds a link'],
    ['[guide][nope]', 'holds a link'],
    ['[[guide]]', 'holds a link'],
    ['(guide)[/about]', 'holds a link'],
    ['![[a.jpg]]', 'holds an image'],
    ['A note^[here]', 'holds a footnote'],
    ['> [!NOTE]\n> Text', 'holds the mark of a box'],
    [':::tip', 'holds the mark of a box'],
    ['[ ] open', 'holds a box of a list'],
    ['| a | b |', 'holds a table'],
    ['1)First', 'holds a list'],
    ['1.First', 'holds a list'],
    ['• First', 'holds a list'],
    ['## First\\', 'holds \\ that readers see'],
    ['| a | b |\n|---|---|\n| **c **d | e |', 'holds **'],
    ['- One **two **three', 'holds **'],
  ])('are named: %s', (markdown, message) => {
    const found = warned(`Text\n\n${markdown}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/blog\/a\/index\.en\.md:[789]: /);
    expect(found[0]).toContain(message);
  });

  it('are named once a line, at that line of a paragraph', () => {
    expect(warned('One\n**two **x\n•three **x\nfour').map((each) => each.replace(/: .*/, ''))).toEqual([
      `${path}:6`,
      `${path}:7`,
    ]);
    expect(warned('| a | b | c |\n|---|---|\n| d | e | f |').at(-1)).toContain(`${path}:7: holds a table`);
  });

  it.each([
    '12 000 kr*, 15 000 kr** and 18 000 kr**.',
    '*Without VAT',
    '** With VAT',
    '#1 in C#, F# and C++',
    'anna__s@x.example, a_b and snake_case_name',
    'https://x.example/__a__/**b**/~~c',
    'See [this], [1][2] and (that) [sic].',
    '\\*\\*not bold\\*\\* and \\`not code\\`',
    '`**a **b`, `[x](y z)` and `|a|`',
    '```\n##a\n| b |\n**c **d\n```',
    '5 * 4 * 3, ~5 to ~10, 1 = 1, a | b',
    'Card **** **** **** 1234, name ______',
    '2025. A year\n1.5 million\n2.a and 3) three',
    '- [ ] open\n- [x] done',
    'A line\\\nand **bold**, *slanted*, ~~struck~~ and “**quoted**”.',
    '| a | b |\n|---|---|\n| c | d |',
    'kund*innor, läkar*innor and t*sta',
    'C:\\path\\file',
  ])('are not seen in %s', (markdown) => {
    expect(warned(markdown)).toEqual([]);
  });
});

it('answerWarnings names the marks that are left in a question and its answer, each once', () => {
  const shared = { id: 'price', featured: false, wordings: [] };
  const good = {
    ...shared,
    question: 'C# or #1?',
    answerMarkdown: '**Both**, see [prices](/#prices).\n\n- One',
  };
  expect(answerWarnings(good)).toEqual([]);
  const wrong = {
    ...shared,
    question: 'How **much**?',
    answerMarkdown: 'It **costs **x.\n\nAnd **costs **y.',
  };
  expect(answerWarnings(wrong)).toEqual([
    { field: 'questions.price.question', message: expect.stringContaining('holds **') },
    { field: 'questions.price.answer', message: expect.stringContaining('holds **') },
  ]);
});

it.each([
  ['<b>x</b>', 'holds HTML (<b)'],
  ['[x](www.a.se)', 'lacks its beginning'],
  ['[x](about)', 'leads nowhere'],
  ['[x](javascript:alert(1))', 'no page may link to'],
  ['```\na', 'that nothing closes'],
])('answerWarnings says of %j in an answer what it says of an article', (answerMarkdown, message) => {
  const question = { id: 'price', featured: false, wordings: [], question: 'How?', answerMarkdown };
  expect(answerWarnings(question)).toContainEqual({
    field: 'questions.price.answer',
    message: expect.stringContaining(message),
  });
});
