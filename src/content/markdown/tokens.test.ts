import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { feedHtml, renderMarkdown } from './render-markdown.ts';
import {
  diagramProblems,
  diagramNames,
  firstDiagram,
  plainText,
  plainTextOf,
  tablesAsLists,
  tokensWithLines,
  withoutDiagrams,
} from './tokens.ts';

it.each([
  ['paragraphs', 'One\ntwo.\n\nThree.', 'One two. Three.'],
  ['emphasis within a word', 'half**way** *there* `x < y`', 'halfway there x < y'],
  ['the label of a link alone', 'See [the **guide**](/blog "Title").', 'See the guide.'],
  ['headings and lists', '## Prices\n\n- low\n- **fair**\n  - always', 'Prices low fair always'],
  ['the cells of tables', '| Month | Fee |\n|---|--:|\n| May | **SEK 500** |', 'Month Fee May SEK 500'],
  ['escaped signs and entities', '\\_ga, Q&amp;A, 5 &lt; 6 & 7', '_ga, Q&A, 5 < 6 & 7'],
  ['HTML, which the site shows as text', 'a <b>c</b>', 'a <b>c</b>'],
  ['code', 'Run:\n\n```sh\nnpm ci\n```', 'Run: npm ci'],
  ['no images', '![A counter](a.jpg)\n\nWords.', 'Words.'],
  ['no definitions and rules', 'One [a].\n\n---\n\n[a]: /b', 'One a.'],
  ['the words of tasks', '- [ ] One\n- [x] Two\n\n- [ ] Three', 'One Two Three'],
  ['nothing', '', ''],
])('plain text has %s', (_what, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

it('non-breaking spaces stay', () => {
  expect(plainText('5\u00a0kr')).toBe('5\u00a0kr');
});

it('the words of a single token are those of its text', () => {
  const [heading] = lexer('## What it **costs**');
  expect(plainTextOf(heading && 'tokens' in heading ? (heading.tokens ?? []) : [])).toBe('What it costs');
});

const markdown = `# One

A paragraph
with a [link](/a).

- an item
- another with a
  [link](/b)

> quoted
> [link](/c)

| a | b |
| - | - |
| 1 | [link](/d) |

\`\`\`
[no link](/x)
\`\`\`

<b>bold</b> and [link](/e)`;

it('tokensWithLines finds each token on its line, even in lists, quotes and tables', () => {
  const links = tokensWithLines(markdown, 10)
    .filter(({ token }) => token.type === 'link')
    .map(({ token, line }) => [String('href' in token && token.href), line]);
  expect(links).toEqual([
    ['/a', 13],
    ['/b', 17],
    ['/c', 20],
    ['/d', 24],
    ['/e', 30],
  ]);
});

it('a table becomes a list of its rows, and everything else is unchanged', () => {
  const table =
    '| People | Set-up | Month |\n| --- | --: | --- |\n| 1–5 | **SEK 5** | [2](/a) |\n| 6–9 | 7 | 3 |';
  expect(tablesAsLists(`It *depends*.\n\n${table}\n\nAsk us.`)).toBe(
    'It *depends*.\n\n- **People 1–5.** Set-up: **SEK 5**. Month: [2](/a).\n- **People 6–9.** Set-up: 7. Month: 3.\n\nAsk us.',
  );
});

it.each(['No table.', 'Either a | b.', '```\n| a |\n| --- |\n```'])('%j is unchanged', (markdown) => {
  expect(tablesAsLists(markdown)).toBe(markdown);
});

const block = (name: string): string => ['```diagram', name, '```'].join('\n');
const withDiagrams = `One.\n\n${block('payback')}\n\nTwo.\n\n${block('prices')}`;

function rendered(text: string) {
  return renderMarkdown(text, { locale: 'en', tableLabel: 'Table', codeLabel: 'Code' });
}

describe('a diagram block', () => {
  it('becomes the diagram’s place in the text', () => {
    expect(rendered(withDiagrams).parts).toEqual([
      { html: '<p>One.</p>\n', diagram: 'payback' },
      { html: '<p>Two.</p>\n', diagram: 'prices' },
      { html: '', diagram: undefined },
    ]);
  });

  it('is left out of feeds, searches and the assistant', () => {
    expect(feedHtml(rendered(withDiagrams).html, 'https://x.example/a')).toBe('<p>One.</p>\n<p>Two.</p>\n');
    expect(plainText(withDiagrams)).toBe('One. Two.');
    expect(withoutDiagrams(withDiagrams).trim()).toBe('One.\n\nTwo.');
  });

  it('can be looked up by its place in the text', () => {
    expect(firstDiagram(withDiagrams)).toBe('payback');
    expect(firstDiagram(`${block('unknown')}\n\n${block('prices')}`)).toBe('prices');
    expect(firstDiagram('One.')).toBeUndefined();
  });

  it('cannot be written as HTML', () => {
    expect(rendered('<!--diagram:prices-->').parts).toHaveLength(1);
  });

  it.each(diagramNames)('may ask for %s', (name) => {
    expect(diagramProblems(tokensWithLines(block(name)))).toEqual([]);
  });

  it.each(['pay-back', '', 'prices\npayback'])('that requests %j is reported with its line', (name) => {
    const [problem, ...others] = diagramProblems(
      tokensWithLines(`One.\n\n${block('prices')}\n\n${block(name)}`, 10),
    );
    expect(others).toEqual([]);
    expect(problem?.line).toBe(16);
    expect(problem?.message).toContain(`"${name}", which does not exist. Write one of prices, `);
  });

  it.each(['```js\npayback\n```', '```\ndiagram\n```', '    ```diagram\n    nothing'])(
    'is not made of other code blocks: %j',
    (code) => {
      expect(diagramProblems(tokensWithLines(code))).toEqual([]);
      expect(rendered(code).parts).toEqual([{ html: rendered(code).html, diagram: undefined }]);
    },
  );
});
