import { lexer } from 'marked';
import { expect, it } from 'vitest';
import { plainText, plainTextOf, tablesAsLists, tokensWithLines } from './tokens.ts';

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
