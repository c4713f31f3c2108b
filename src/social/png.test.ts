import sharp from 'sharp';
import { expect, it } from 'vitest';
import { indexedPng } from './png.ts';

const palette = [
  { red: 255, green: 0, blue: 0 },
  { red: 0, green: 128, blue: 0 },
  { red: 0, green: 0, blue: 255 },
];

it('a PNG holds each pixel where it was', async () => {
  const png = await indexedPng({ palette, indexes: Uint8Array.of(0, 1, 2, 2, 1, 0) }, 3, 6);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  expect(data.toString('hex')).toBe(['ff0000', '008000', '0000ff', '0000ff', '008000', 'ff0000'].join(''));
});
