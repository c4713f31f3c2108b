import { expect, it } from 'vitest';
import { tokensWithLines } from './token-lines.ts';

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

it('tokensWithLines finds each token on its line, within lists, quotes and tables too', () => {
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
