import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageWarnings, unreadableImages } from './image-warnings.ts';

let root: string;
const folder = 'content/blog/a';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(root, folder), { recursive: true });
  const image = (width: number) =>
    sharp({ create: { width, height: 100, channels: 3, background: 'teal' } }).png();
  for (const [name, width] of [
    ['good', 672],
    ['small', 671],
    ['unseen', 1000],
    ['social', 1200],
  ] as const) {
    await image(width).toFile(join(root, folder, `${name}.png`));
  }
  writeFileSync(join(root, folder, 'broken.png'), 'no image');
});

afterAll(() => rmSync(root, { recursive: true }));

it('imageWarnings name images that are small or shown by nothing', async () => {
  const text = [
    '---\nsocialImage: ./social.png\n---\n',
    ...['good', 'small', 'broken'].map((name) => `![x](./${name}.png)`),
  ].join('\n');
  const images = ['good', 'small', 'unseen', 'social', 'broken'].map((name) => `${folder}/${name}.png`);
  const warnings = await imageWarnings({ texts: [{ path: `${folder}/index.en.md`, text }], images }, root);
  expect(warnings.map(({ file, message }) => [file.split('/').at(-1), message])).toEqual([
    ['small.png', expect.stringContaining('is 671 pixels wide')],
    ['unseen.png', 'is shown by no text beside it. Show it, or remove it.'],
  ]);
});

it('unreadableImages name the files that are no images', async () => {
  const images = ['good', 'broken'].map((name) => `${folder}/${name}.png`);
  expect(await unreadableImages({ texts: [], images }, root)).toEqual([
    {
      file: `${folder}/broken.png`,
      field: '',
      message: 'cannot be read as an image. Open it, and save it as jpg or png.',
    },
  ]);
});
