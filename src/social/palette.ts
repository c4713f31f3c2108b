/** An image with few colours, as numbers of a palette. Pure. */

/** Each from 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export interface IndexedImage {
  /** The colours, the most frequent first. */
  readonly palette: readonly Colour[];
  /** The place of each pixel's colour in the palette, row by row. */
  readonly indexes: Uint8Array;
}

/**
 * Finds the palette of an image that is drawn in a few colours and their blends: its most frequent colours, without
 * those that are much like one of them. Each pixel gets the colour that is nearest to its own.
 *
 * @param pixels red, green, blue and opacity of each pixel; the opacity is not looked at
 * @param most how many colours the palette may have, 256 at most
 */
export function indexColours(pixels: Uint8Array, most: number): IndexedImage {
  // Whole numbers with a sign are faster than those without, which V8 keeps as fractions.
  const quartets = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const counts = new Map<number, number>();
  const runs = runsOf(quartets);
  for (const { quartet, start, end } of runs) counts.set(quartet, (counts.get(quartet) ?? 0) + end - start);
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([quartet]) => quartet);
  const palette = chosen(byCount.map(colourOf), most);
  const places = new Map(byCount.map((quartet) => [quartet, nearestTo(colourOf(quartet), palette).index]));
  const indexes = new Uint8Array(quartets.length);
  for (const { quartet, start, end } of runs) indexes.fill(places.get(quartet) ?? 0, start, end);
  return { palette, indexes };
}

/** Neighbouring pixels of one colour. */
interface Run {
  /** The four numbers of the pixels in one. */
  readonly quartet: number;
  readonly start: number;
  readonly end: number;
}

function runsOf(quartets: Int32Array): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let end = 1; end <= quartets.length; end += 1) {
    const quartet = quartets[start] ?? 0;
    if (end < quartets.length && quartets[end] === quartet) continue;
    runs.push({ quartet, start, end });
    start = end;
  }
  return runs;
}

function colourOf(quartet: number): Colour {
  const [red = 0, green = 0, blue = 0] = new Uint8Array(Int32Array.of(quartet).buffer);
  return { red, green, blue };
}

/** The first colours, further apart from each other the fewer there may be. */
function chosen(colours: readonly Colour[], most: number): Colour[] {
  for (let apart = 0; ; apart = apart * 1.5 + 2) {
    const palette: Colour[] = [];
    for (const colour of colours) {
      if (nearestTo(colour, palette).distance > apart ** 2) palette.push(colour);
      if (palette.length > most) break;
    }
    if (palette.length <= most) return palette;
  }
}

/** The place of the nearest colour, and the square of its distance. */
function nearestTo({ red, green, blue }: Colour, palette: readonly Colour[]) {
  let index = 0;
  let distance = Infinity;
  for (let place = 0; place < palette.length; place += 1) {
    const other = palette[place] as Colour;
    const found = (red - other.red) ** 2 + (green - other.green) ** 2 + (blue - other.blue) ** 2;
    if (found < distance) {
      index = place;
      distance = found;
    }
  }
  return { index, distance };
}
