export interface Drawing {
  readonly box: { readonly width: number; readonly height: number };
  /** Paths, the strongest first. */
  readonly lines: readonly string[];
  readonly endPoint?: Point | undefined;
}

/** A stroke of zero length: its round caps stay a circle however the drawing is stretched. */
export function dotPath({ x, y }: Point): string {
  return `M${x} ${y}h.01`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve that is horizontal at each point, as relative path data in whole units: short, similar numbers compress well. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return '';
  let from = first;
  const parts = rest.map((to) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    from = to;
    return `c${pathNumbers(dx / 2, 0, dx / 2, dy, dx, dy)}`;
  });
  return `M${pathNumbers(first.x, first.y)}${parts.join('')}`;
}

/** Joins numbers for path data; a minus sign separates them as well as a space. */
export function pathNumbers(...numbers: readonly number[]): string {
  return numbers
    .map((number) => String(Math.round(number)))
    .join(' ')
    .replaceAll(' -', '-');
}
