import { expect, it } from 'vitest';
import { tablesAsLists } from './tables.ts';

it('a table becomes a list of its rows, and the rest stays', () => {
  const table =
    '| People | Set-up | Month |\n| --- | --: | --- |\n| 1–5 | **SEK 5** | [2](/a) |\n| 6–9 | 7 | 3 |';
  expect(tablesAsLists(`It *depends*.\n\n${table}\n\nAsk us.`)).toBe(
    'It *depends*.\n\n- **People 1–5.** Set-up: **SEK 5**. Month: [2](/a).\n- **People 6–9.** Set-up: 7. Month: 3.\n\nAsk us.',
  );
});

it.each(['No table.', 'Either a | b.', '```\n| a |\n| --- |\n```'])('%j stays as it is', (markdown) => {
  expect(tablesAsLists(markdown)).toBe(markdown);
});
