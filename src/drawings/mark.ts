/** The owner's mark, as `content/mark.svg` holds it. */
export interface Mark {
  /** The element alone. */
  readonly svg: string;
  /** Width divided by height. */
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
