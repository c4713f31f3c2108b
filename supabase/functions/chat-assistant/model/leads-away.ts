import { lexer, type Token, type Tokens } from 'marked';

/**
 * True when a page that shows the markdown would lead to, or load from, an address that is not allowed, or show a
 * tag; what the parser fails at counts as that too.
 */
export function leadsAway(markdown: string, allowed: ReadonlySet<string>): boolean {
  try {
    return lexer(markdown).some((token) => isForeign(token, allowed));
  } catch {
    return true; // thousands of nested blocks exhaust its stack
  }
}

function isForeign(token: Token, allowed: ReadonlySet<string>): boolean {
  if (token.type === 'html') return true;
  const isLink = token.type === 'link' || token.type === 'image';
  if (isLink && !allowed.has(String(token['href']))) return true;
  return childrenOf(token).some((child) => isForeign(child, allowed));
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return token['items'] as Token[];
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens);
  }
  return ('tokens' in token && token.tokens) || [];
}
