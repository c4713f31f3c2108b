import { marked, type Token, type Tokens } from 'marked';
import { plainTextOf } from '../../src/blog/plain-text.ts';
import { languages, type Locale } from '../../src/i18n/locales.ts';

/** One paragraph of inline markdown without its marks. */
export function plainInline(markdown: string): string {
  return plainTextOf(marked.Lexer.lexInline(markdown));
}

/**
 * Blocks of markdown as plain lines. A paragraph is a line; a list item that is a sentence, and a
 * table row, are a line that begins with "- "; a list of fragments is one sentence. Code and rules
 * say nothing in a quotation and are left out.
 */
export function plainLines(tokens: readonly Token[], locale: Locale): string[] {
  const lines: string[] = [];
  for (const token of tokens) {
    if (token.type === 'list') {
      const items = (token as Tokens.List).items.flatMap(({ tokens: item }) => plainLines(item, locale));
      lines.push(...withItems(lines.splice(-1), items));
    } else lines.push(...linesOf(token, locale));
  }
  return lines;
}

/**
 * Puts a list after the paragraphs that lead to it. Items that are sentences stay items; fragments
 * ("changes after launch") mean something only together with the lead, and become its end.
 */
export function withItems(paragraphs: readonly string[], items: readonly string[]): string[] {
  if (items.length === 0) return [...paragraphs];
  const areSentences = items.every((item) => /[.?!]$/.test(item) && /^[“”"]?[\p{Lu}\p{N}]/u.test(item));
  if (areSentences) return [...paragraphs, ...items.map((item) => `- ${item}`)];
  const before = paragraphs.slice(0, -1);
  const lead = paragraphs.at(-1);
  const list = `${items.map((item) => item.replace(/[.;,]$/, '')).join('; ')}.`;
  return lead ? [...before, `${lead} ${list}`] : [list];
}

function linesOf(token: Token, locale: Locale): string[] {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return [plainTextOf(token.tokens ?? [token])].filter(Boolean);
    case 'blockquote':
      return plainLines(token.tokens ?? [], locale);
    case 'table':
      return (token as Tokens.Table).rows.map((row) => tableRow(token as Tokens.Table, row, locale));
    default:
      return [];
  }
}

/**
 * A row that can be read alone: "- 5–15 people – set-up: SEK 15,000–30,000; monthly: …". Empty cells say
 * nothing; where there is but one column beside the names, the names say what it is: "- Calls a month: 600."
 */
function tableRow({ header }: Tokens.Table, row: readonly Tokens.TableCell[], locale: Locale): string {
  const [first = '', ...rest] = row.map(({ tokens }) => plainTextOf(tokens));
  const cells = rest.flatMap((cell, index) => {
    if (/^[–—-]?$/.test(cell.trim())) return [];
    const name = plainTextOf(header[index + 1]?.tokens ?? []);
    return [
      rest.length === 1 ? cell : `${lowerFirst(name, locale)}${/[?!:]$/.test(name) ? '' : ':'} ${cell}`,
    ];
  });
  // A bare number is no name: "Week 1".
  const name = /^\d+$/.test(first) ? `${plainTextOf(header[0]?.tokens ?? [])} ${first}` : first;
  return cells.length > 0 ? `- ${name}${rest.length === 1 ? ':' : ' –'} ${cells.join('; ')}.` : `- ${name}.`;
}

/** "Set-up" within a sentence is "set-up"; "AI" stays "AI", and in German all does. */
export function lowerFirst(text: string, locale: Locale): string {
  return !languages[locale].lowersWithinSentence || /^\p{Lu}\p{Lu}/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
