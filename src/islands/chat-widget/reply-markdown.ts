import { lexer, type Token } from 'marked';
import { longestReply } from './state.ts';

/** More marks than any good reply has. Unclosed, their number costs the lexer its square: a second for thousands. */
const mostMarks = 300;

/**
 * Reads a reply's markdown.
 *
 * @returns marked's tokens; undefined for what is to be shown as the text it is
 */
export function replyTokens(markdown: string): readonly Token[] | undefined {
  if (markdown.length > longestReply || (markdown.match(/[[*_~`]/g)?.length ?? 0) > mostMarks)
    return undefined;
  try {
    return lexer(markdown);
  } catch {
    return undefined; // thousands of nested quotes exhaust the lexer's stack
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Text with the entities that models write. */
export function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}

/** A reply as it is read aloud: its words without the signs of its markdown, on one line. */
export function spokenText(markdown: string): string {
  const tokens = replyTokens(markdown);
  return (tokens ? tokens.map(spoken).join('') : markdown).replace(/\s+/g, ' ').trim();
}

function spoken(token: Token): string {
  if (token.type === 'escape') return (token as { text: string }).text;
  if (token.type === 'def') return '';
  const parts = childrenOf(token);
  if (!parts) return decoded(token.raw);
  const text = parts.map(spoken).join('');
  return ['paragraph', 'heading', 'list', 'list_item'].includes(token.type) ? ` ${text} ` : text;
}

function childrenOf(token: Token): readonly Token[] | undefined {
  if (token.type === 'list') return token['items'] as Token[];
  return 'tokens' in token ? token.tokens : undefined;
}
