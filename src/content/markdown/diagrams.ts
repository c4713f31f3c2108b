/** Diagrams in articles: code blocks whose language is `diagram`. */

import { lexer, type Token } from 'marked';
import type { LineProblem } from '../content-error.ts';
import type { TokenWithLine } from './tokens.ts';

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

/** The name of the diagram in a code block; undefined for other tokens. */
export function diagramIn(token: Token): string | undefined {
  return token.type === 'code' && token['lang'] === 'diagram' ? String(token['text']).trim() : undefined;
}

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
