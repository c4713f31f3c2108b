interface Station extends Point {
  /** Distance between neighbouring lines here; 0 if they meet at one point. */
  readonly gap: number;
}

export interface Drawing {
  readonly box: { readonly width: number; readonly height: number };
  /** Paths, the strongest first. */
  readonly lines: readonly string[];
  readonly goal?: Point | undefined;
}

/** The lines of a stream through two or more stations: the strongest first, the others below it. */
export function stream(stations: readonly Station[], count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    curve(stations.map(({ x, y, gap }) => ({ x, y: y + gap * index }))),
  );
}

/** A stroke of zero length: its round caps stay a circle however the drawing is stretched. */
export function goalPath({ x, y }: Point): string {
  return `M${x} ${y}h.01`;
}

interface Point {
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
    return `c${steps(dx / 2, 0, dx / 2, dy, dx, dy)}`;
  });
  return `M${steps(first.x, first.y)}${parts.join('')}`;
}

/** Joins numbers in path data: a minus sign separates them as well as a space. */
export function steps(...numbers: readonly number[]): string {
  return numbers
    .map((number) => String(Math.round(number)))
    .join(' ')
    .replaceAll(' -', '-');
}
