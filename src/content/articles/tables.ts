/** Tables for readers who see none, such as those of the chat. */

import { lexer, type Tokens } from 'marked';

/** Markdown with a list in the place of each table: an item for a row, with the name of each column. */
export function tablesAsLists(markdown: string): string {
  if (!markdown.includes('|')) return markdown;
  return lexer(markdown)
    .map((token) => {
      if (token.type !== 'table') return token.raw;
      return listOf(token as Tokens.Table) + token.raw.slice(token.raw.trimEnd().length);
    })
    .join('');
}

function listOf({ header, rows }: Tokens.Table): string {
  const items = rows.map((row) => {
    const [first, ...others] = row.map(({ text }, index) => ({ name: header[index]?.text ?? '', text }));
    const cells = others.map(({ name, text }) => ` ${name}: ${text}.`).join('');
    return `- **${first?.name} ${first?.text}.**${cells}`;
  });
  return items.join('\n');
}
