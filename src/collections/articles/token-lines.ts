import { marked, type Token } from 'marked';

export interface PlacedToken {
  readonly token: Token;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Every token of a markdown text with the line on which it stands, blocks before what they hold.
 *
 * @param firstLine the line of the text's beginning
 */
export function tokensWithLines(markdown: string, firstLine = 1): PlacedToken[] {
  return placed(marked.lexer(markdown), markdown, firstLine);
}

/** Tokens in the text that they were made of. One that was changed on the way counts as where the last one ended. */
function placed(tokens: readonly Token[], text: string, firstLine: number): PlacedToken[] {
  let end = 0;
  let line = firstLine;
  return tokens.flatMap((token) => {
    const start = Math.max(text.indexOf(token.raw, end), end);
    line += lineEnds(text.slice(end, start));
    const own = line;
    const found = text.startsWith(token.raw, start);
    if (found) {
      end = start + token.raw.length;
      line += lineEnds(token.raw);
    } else end = start;
    return [{ token, line: own }, ...childrenOf(token).flatMap((each) => placed(each, token.raw, own))];
  });
}

/** The lists of tokens within a token: of a paragraph its text, of a list its items, of a table its cells. */
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
