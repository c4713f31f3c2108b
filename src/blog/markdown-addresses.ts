import { marked } from 'marked';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

/**
 * A markdown text with other addresses of its links and images; all else stays as it was written, code too.
 *
 * @param change gives the new address for one of the text
 */
export function withAddresses(markdown: string, change: (address: string) => string): string {
  // Most of the time goes into reading the text; without these marks it has no addresses but whole ones.
  if (!/\](?:\(|:)/.test(markdown)) return markdown;
  const edits: Edit[] = [];
  // What stands between is looked for in the text from here on: the same words may stand in code before it.
  let from = 0;
  // The callback is not asynchronous: there is nothing to wait for.
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (!['link', 'image', 'def', 'code', 'codespan'].includes(token.type)) return;
    const start = markdown.indexOf(token.raw, from);
    if (start === -1) return;
    if (token.type === 'code' || token.type === 'codespan') {
      from = start + token.raw.length;
      return;
    }
    from = start + 1; // an image may stand within a link
    const href = String('href' in token ? token.href : '');
    const address = change(href);
    // A link's address stands behind its text, which may hold another one.
    const place = token.raw.lastIndexOf(href);
    if (address === href || place === -1) return;
    edits.push({ start: start + place, end: start + place + href.length, address });
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, address }) => text.slice(0, start) + address + text.slice(end), markdown);
}
