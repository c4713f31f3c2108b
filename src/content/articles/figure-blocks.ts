/** Figures made of data within markdown: a block of code whose language is `figure` and whose text is a name. */

/** `sections/figures/DataFigure.astro` draws them, docs/editor.md says what they show. */
export const figureNames = ['prices', 'first-year', 'payback', 'call-steps', 'invoices'] as const;

export type FigureName = (typeof figureNames)[number];

const block = /^```figure[ \t]*\r?\n([\s\S]*?)^```[ \t]*$/gm;

/** The lines of blocks that no figure has the name of, and what to do about it. */
export function figureFaults(markdown: string, firstLine = 1): { line: number; message: string }[] {
  return [...markdown.matchAll(block)].flatMap(({ index, 1: text = '' }) => {
    const name = text.trim();
    if (isFigure(name)) return [];
    const line = firstLine + markdown.slice(0, index).split('\n').length - 1;
    const message = `asks for the figure "${name}", which does not exist. Write one of ${figureNames.join(', ')}.`;
    return [{ line, message }];
  });
}

/** The name of the first figure in a text. */
export function firstFigure(markdown: string): FigureName | undefined {
  return [...markdown.matchAll(block)].map(([, text = '']) => text.trim()).find(isFigure);
}

/** Markdown for readers who see no figures, such as those of the assistant. */
export function withoutFigures(markdown: string): string {
  return markdown.replaceAll(block, '').replaceAll(/\n{3,}/g, '\n\n');
}

/** The placeholder of a figure in the HTML. Texts cannot contain it, since their HTML is escaped. */
export function figureMark(name: string): string {
  return `<!--figure:${name}-->`;
}

const mark = /<!--figure:(.*?)-->\n?/;

/** A piece of a text's HTML, and the figure below it. */
export interface TextPart {
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
