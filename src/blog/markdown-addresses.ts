import { tokensWithLines } from './token-lines.ts';

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
  const edits: Edit[] = [];
  // What stands between is looked for in the text from here on: the same words may stand in code before it.
  let from = 0;
  for (const { token } of tokensWithLines(markdown)) {
    if (!['link', 'image', 'def', 'code', 'codespan'].includes(token.type)) continue;
    const start = markdown.indexOf(token.raw, from);
    if (start === -1) continue;
    if (token.type === 'code' || token.type === 'codespan') {
      from = start + token.raw.length;
      continue;
    }
    from = start + 1; // an image may stand within a link
    const href = String('href' in token ? token.href : '');
    const address = change(href);
    // A link's address stands behind its text, which may hold another one.
    const place = token.raw.lastIndexOf(href);
    if (address === href || place === -1) continue;
    edits.push({ start: start + place, end: start + place + href.length, address });
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, address }) => text.slice(0, start) + address + text.slice(end), markdown);
}
