import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dotPath, type Drawing } from './drawing.ts';
import { seededDrawing } from './seeded-drawing.ts';

const ids = Array.from({ length: 24 }, (_, index) => `article-${index}`);

const markup = ({ lines, endPoint }: Drawing): string =>
  lines.map((d) => `<path d="${d}"/>`).join('') +
  (endPoint ? `<path class="dot" d="${dotPath(endPoint)}"/>` : '');

const styles = `<style>path{fill:none;stroke:#000;stroke-width:3}
.dot{stroke-width:14;stroke-linecap:round}</style>`;

/** The drawing as pixels of 0 to 255, within `margin` units around its box. */
function pixels(drawing: Drawing, margin = 0): Promise<Buffer> {
  const { width, height } = drawing.box;
  const view = [-margin, -margin, width + 2 * margin, height + 2 * margin].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="${view}">${styles}${markup(drawing)}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

it('differs from article to article', () => {
  expect(new Set(ids.map((id) => markup(seededDrawing(id)))).size).toBe(ids.length);
});

it('stays inside its box, with the dot at its end', async () => {
  for (const id of ids) {
    const drawing = seededDrawing(id);
    const drawn = await pixels(drawing, 20);
    const outside = [...drawn].filter((value, index) => {
      const [x, y] = [index % 240, Math.floor(index / 240)];
      const [left, top] = [(20 / 280) * 240 - 4, (20 / 200) * 160 - 7];
      return value > 0 && (x < left || x > 240 - left || y < top || y > 160 - top);
    });
    expect(outside.length, `${id}: ${markup(drawing)}`).toBe(0);
  }
});
