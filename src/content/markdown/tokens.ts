/** Markdown as tokens: its words, the line numbers of its parts, and its tables. */

import { lexer, type Token, type Tokens } from 'marked';
import { unescapeHtml } from '../../site/escape-html.ts';
import { diagramIn } from './diagrams.ts';

/** Inline tokens: a word may continue from one to the next. */
const inlineTypes = new Set(['text', 'strong', 'em', 'del', 'link', 'codespan', 'escape', 'html']);

/** Markdown as plain text on one line, without its syntax and without image descriptions. */
export function plainText(markdown: string): string {
  return plainTextOf(lexer(markdown));
}

export function plainTextOf(tokens: readonly Token[]): string {
  return textOfTokens(tokens)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function textOfTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (inlineTypes.has(token.type) ? textOfToken(token) : ` ${textOfToken(token)} `))
    .join('');
}

function textOfToken(token: Token): string {
  if (diagramIn(token) !== undefined) return '';
  switch (token.type) {
    case 'image':
    case 'checkbox':
    case 'def':
    case 'hr':
    case 'br':
    case 'space':
      return '';
    case 'list':
      return textOfTokens((token as Tokens.List).items);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows]
        .flat()
        .map((cell) => textOfTokens(cell.tokens))
        .join(' ');
    }
    default: {
      if ('tokens' in token && token.tokens) return textOfTokens(token.tokens);
      const text = 'text' in token ? token.text : token.raw;
      return token.type === 'text' ? unescapeHtml(text) : text;
    }
  }
}

export interface TokenWithLine {
  readonly token: Token;
  readonly line: number;
}

export function tokensWithLines(markdown: string, firstLine = 1): TokenWithLine[] {
  return withLines(lexer(markdown), markdown, firstLine);
}

/** Adds line numbers to tokens. If marked has changed the raw text, a token gets the line on which the previous one ended. */
function withLines(tokens: readonly Token[], text: string, firstLine: number): TokenWithLine[] {
  let end = 0;
  let line = firstLine;
  return tokens.flatMap((token) => {
    const start = Math.max(text.indexOf(token.raw, end), end);
    line += lineEnds(text.slice(end, start));
    const startLine = line;
    const found = text.startsWith(token.raw, start);
    if (found) {
      end = start + token.raw.length;
      line += lineEnds(token.raw);
    } else end = start;
    return [
      { token, line: startLine },
      ...childrenOf(token).flatMap((each) => withLines(each, token.raw, startLine)),
    ];
  });
}

function childrenOf(token: Token): Token[][] {
  if (token.type === 'list') return [token['items'] as Token[]];
  if (token.type === 'table') {
    const rows = [token['header'], ...(token['rows'] as unknown[])] as { tokens: Token[] }[][];
    return [rows.flatMap((row) => row.flatMap(({ tokens }) => tokens))];
  }
  return 'tokens' in token && token.tokens ? [token.tokens] : [];
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1;
}

/** Markdown with each table replaced by a list: one item per row, with the name of each column. */
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
