export interface Mark {
  readonly svg: string;
  readonly ratio: number;
}

/** The mark in one colour, as an element that fills `box` of another drawing, in that drawing's units. */
export function placedMark(
  { svg }: Mark,
  colour: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  const places = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return svg
    .replace(/^<svg[^>]*>/, (tag) => tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg ${places.join(' ')}`)
    .replaceAll('currentColor', colour);
}

/** The SVG element of a file, without the prolog and comments that drawing programs add; undefined if there is none. */
export function svgElement(file: string): string | undefined {
  return /<svg[\s\S]*<\/svg>/.exec(file)?.[0];
}
