/** Markdown as tokens: its words, the line numbers of its parts, its tables, and the diagrams that replace code blocks. */

import { lexer, type Token, type Tokens } from 'marked';
import type { LineProblem } from '../content-error.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const characters = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** Makes text safe for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Decodes the entities of `escapeHtml`, and `&nbsp;`. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity] ?? '\u00a0');
}

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

/** The name in a code block whose language is `diagram`; undefined for other tokens. */
export function diagramIn(token: Token): string | undefined {
  return token.type === 'code' && token['lang'] === 'diagram' ? String(token['text']).trim() : undefined;
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
  return placed(lexer(markdown), markdown, firstLine);
}

/** Adds line numbers to tokens. If marked has changed the raw text, a token gets the line on which the previous one ended. */
function placed(tokens: readonly Token[], text: string, firstLine: number): TokenWithLine[] {
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
      ...childrenOf(token).flatMap((each) => placed(each, token.raw, startLine)),
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

/** `sections/diagrams/Diagram.astro` draws them; docs/editor.md describes them. */
export const diagramNames = [
  'prices',
  'first-year',
  'payback',
  'call-steps',
  'invoices',
  'verdicts',
] as const;

export type DiagramName = (typeof diagramNames)[number];

export function diagramProblems(tokens: readonly TokenWithLine[]): LineProblem[] {
  return tokens.flatMap(({ token, line }) => {
    const name = diagramIn(token);
    if (name === undefined || isDiagram(name)) return [];
    const message = `asks for the diagram "${name}", which does not exist. Write one of ${diagramNames.join(', ')}.`;
    return [{ line, message }];
  });
}

export function firstDiagram(markdown: string): DiagramName | undefined {
  return lexer(markdown)
    .map((token) => diagramIn(token) ?? '')
    .find(isDiagram);
}

/** Markdown for readers who cannot see diagrams, such as users of the assistant. */
export function withoutDiagrams(markdown: string): string {
  const others = lexer(markdown).filter((token) => diagramIn(token) === undefined);
  return others
    .map(({ raw }) => raw)
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function isDiagram(name: string): name is DiagramName {
  return diagramNames.some((known) => known === name);
}
