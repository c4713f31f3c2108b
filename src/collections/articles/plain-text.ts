import { lexer, type Token, type Tokens } from 'marked';
import { unescapeHtml } from './escape-html.ts';

/** Types of tokens that are part of a line: what stands before and after them is one word. */
const inlineTypes = new Set(['text', 'strong', 'em', 'del', 'link', 'codespan', 'escape', 'html']);

/** The words of markdown without its marks, on one line. What images show is none of them. */
export function plainText(markdown: string): string {
  return plainTextOf(lexer(markdown));
}

/** The words of marked's tokens, blocks or inline, on one line. */
export function plainTextOf(tokens: readonly Token[]): string {
  return wordsOf(tokens)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (inlineTypes.has(token.type) ? wordsOfToken(token) : ` ${wordsOfToken(token)} `))
    .join('');
}

function wordsOfToken(token: Token): string {
  switch (token.type) {
    case 'image':
    case 'def':
    case 'hr':
    case 'br':
    case 'space':
      return '';
    case 'list':
      return wordsOf((token as Tokens.List).items);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows]
        .flat()
        .map((cell) => wordsOf(cell.tokens))
        .join(' ');
    }
    default: {
      if ('tokens' in token && token.tokens) return wordsOf(token.tokens);
      const text = 'text' in token ? token.text : token.raw;
      return token.type === 'text' ? unescapeHtml(text) : text;
    }
  }
}
