import { describe, expect, it } from 'vitest';
import { type Air, wind } from './wind.ts';

const seeds = Array.from({ length: 200 }, (_, index) => `/blog/article-${index}`);

const airs: readonly Air[] = [
  { top: 330, bottom: 524, titleRight: 420, ceiling: 130, right: 1116 },
  { top: 470, bottom: 524, titleRight: 780, ceiling: 130, right: 1116 },
  { top: 430, bottom: 524, titleRight: 1060, ceiling: 130, right: 1116 },
];

/** Points along the curves of a path, close enough to show where it passes. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [first, ...curves] = path.split('C').map((part) => part.match(/-?[\d.]+/g)?.map(Number) ?? []);
  let [x0 = 0, y0 = 0] = first ?? [];
  return curves.flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]) => {
    const along = Array.from({ length: 21 }, (_, step) => {
      const [t, s] = [step / 20, 1 - step / 20];
      const mix = (a: number, b: number, c: number, d: number): number =>
        s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
      return { x: mix(x0, x1, x2, x3), y: mix(y0, y1, y2, y3) };
    });
    [x0, y0] = [x3, y3];
    return along;
  });
}

describe('wind', () => {
  it.each(airs)('never touches the title or what stands below: $titleRight', (air) => {
    const touching = seeds.filter((seed) =>
      wind(seed, air).lines.some(({ path }) =>
        pointsOf(path).some(
          ({ x, y }) => y > air.bottom + 0.1 || y < (x <= air.titleRight ? air.top : air.ceiling) - 0.1,
        ),
      ),
    );
    expect(touching).toEqual([]);
  });

  it.each(airs)('comes in at the left edge and ends in one point: $titleRight', (air) => {
    for (const seed of seeds) {
      const { lines, goal } = wind(seed, air);
      for (const { path } of lines) {
        const points = pointsOf(path);
        expect(points[0]?.x).toBeLessThan(0);
        expect(points.at(-1)?.x).toBeCloseTo(goal.x, 0);
        expect(points.at(-1)?.y).toBeCloseTo(goal.y, 0);
        const backwards = points.filter(({ x }, index) => x < (points[index - 1]?.x ?? x) - 0.1);
        expect(backwards, seed).toEqual([]);
      }
    }
  });

  it('rises beside a title that leaves room, and only there', () => {
    const [wide, , narrow] = airs as [Air, Air, Air];
    expect(wind('/', wide).goal.y).toBeLessThan(wide.top);
    expect(wind('/', narrow).goal.y).toBeGreaterThanOrEqual(narrow.top);
  });

  it('is the same for the same page and another for each page', () => {
    const [air] = airs as [Air];
    expect(wind('/about', air)).toEqual(wind('/about', air));
    expect(new Set(seeds.map((seed) => wind(seed, air).lines[0]?.path)).size).toBe(seeds.length);
  });
});
