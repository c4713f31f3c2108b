import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import type { DrawnImage, PhotoImage } from './image.ts';
import { type DrawingThreads, drawingThreads } from './threads.ts';

const image: DrawnImage = {
  path: '/social/about-sv.1.png',
  drawing: {
    shapes: '<rect width="1200" height="630" fill="#123456"/>',
    texts: { type: 'div', key: null, props: { style: { display: 'flex' }, children: 'Nordlys' } },
  },
};

/** Of an article whose image is gone. */
const missing: PhotoImage = { path: '/social/a.jpg', photo: 'content/blog/a/gone.jpg' };

let threads: DrawingThreads;

beforeEach(() => {
  threads = drawingThreads();
});

afterEach(() => threads.close());

describe('drawingThreads', () => {
  it('draw what the same call would draw here', async () => {
    const drawn = await threads.draw(image);
    expect(drawn.equals(await draw(image.drawing))).toBe(true);
    expect((await sharp(drawn).metadata()).format).toBe('png');
  });

  it('draw several images at a time, each into its own file', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff'];
    const images = colours.map((colour) => ({
      ...image,
      drawing: { ...image.drawing, shapes: `<rect width="1200" height="630" fill="${colour}"/>` },
    }));
    const files = await Promise.all(images.map(threads.draw));
    const corners = files.map(async (file) =>
      (await sharp(file).removeAlpha().raw().toBuffer()).subarray(-3),
    );
    expect((await Promise.all(corners)).map((rgb) => `#${rgb.toString('hex')}`)).toEqual(colours);
  });

  it('say why an image cannot be drawn, and draw the next', async () => {
    await expect(threads.draw(missing)).rejects.toThrow('content/blog/a/gone.jpg');
    await expect(threads.draw(image)).resolves.toBeInstanceOf(Buffer);
  });
});
