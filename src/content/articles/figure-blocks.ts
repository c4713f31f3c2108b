/** Figures made of data within markdown: a block of code whose language is `figure` and whose text is a name. */

import { lexer } from 'marked';
import type { LineFault } from '../content-error.ts';
import { figureIn, type PlacedToken } from './tokens.ts';

/** `sections/figures/DataFigure.astro` draws them, docs/editor.md says what they show. */
export const figureNames = ['prices', 'first-year', 'payback', 'call-steps', 'invoices'] as const;

export type FigureName = (typeof figureNames)[number];

/** The blocks whose name is that of no figure. */
export function figureFaults(tokens: readonly PlacedToken[]): LineFault[] {
  return tokens.flatMap(({ token, line }) => {
    const name = figureIn(token);
    if (name === undefined || isFigure(name)) return [];
    const message = `asks for the figure "${name}", which does not exist. Write one of ${figureNames.join(', ')}.`;
    return [{ line, message }];
  });
}

/** The name of the first figure in a text. */
export function firstFigure(markdown: string): FigureName | undefined {
  return lexer(markdown)
    .map((token) => figureIn(token) ?? '')
    .find(isFigure);
}

/** Markdown for readers who see no figures, such as those of the assistant. */
export function withoutFigures(markdown: string): string {
  const others = lexer(markdown).filter((token) => figureIn(token) === undefined);
  return others
    .map(({ raw }) => raw)
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** The placeholder of a figure in the HTML. Texts cannot contain it, since their HTML is escaped. */
export function figureMark(name: string): string {
  return `<!--figure:${name}-->`;
}

const mark = /<!--figure:(.*?)-->\n?/;

/** A piece of a text's HTML, and the figure below it. */
interface TextPart {
  readonly html: string;
  readonly figure: FigureName | undefined;
}

/** The HTML of a text in the parts between its figures. */
export function partsAtFigures(html: string): TextPart[] {
  const pieces = html.split(mark);
  return pieces.flatMap((part, index): TextPart[] => {
    const name = pieces[index + 1] ?? '';
    return index % 2 === 0 ? [{ html: part, figure: isFigure(name) ? name : undefined }] : [];
  });
}

/** The HTML of a text without its figures. */
export function htmlWithoutFigures(html: string): string {
  return partsAtFigures(html)
    .map((part) => part.html)
    .join('');
}

function isFigure(name: string): name is FigureName {
  return figureNames.some((known) => known === name);
}
