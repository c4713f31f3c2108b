import { marked, type Token, type Tokens } from 'marked';
import { plainText } from '../../src/blog/markdown.ts';

/** One paragraph of inline markdown without its marks. */
export function plainInline(markdown: string): string {
  return plainText(marked.Lexer.lexInline(markdown));
}

/**
 * Blocks of markdown as plain lines: a paragraph, a list item or a table row each. Code and rules
 * say nothing in a quotation and are left out.
 */
export function plainLines(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token): string[] => {
    switch (token.type) {
      case 'paragraph':
      case 'text':
        return [plainText(token.tokens ?? [token]).replace(/\s+/g, ' ')];
      case 'list':
        return (token as Tokens.List).items.flatMap(({ tokens: item }) => plainLines(item));
      case 'blockquote':
        return plainLines(token.tokens ?? []);
      case 'table':
        return (token as Tokens.Table).rows.map((row) => tableRow(token as Tokens.Table, row));
      default:
        return [];
    }
  });
}

/** A row that can be read alone: "5–15 people. Set-up: SEK 15,000–30,000; Monthly: …" */
function tableRow({ header }: Tokens.Table, row: readonly Tokens.TableCell[]): string {
  const [first = '', ...rest] = row.map(({ tokens }) => plainText(tokens));
  const cells = rest.map((cell, index) => {
    const name = plainText(header[index + 1]?.tokens ?? []);
    return `${name}${/[?!:]$/.test(name) ? '' : ':'} ${cell}`;
  });
  return `${first} – ${cells.join('; ')}`;
}
