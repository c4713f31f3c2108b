import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Colours } from '../styles/contrast.ts';
import { ico, iconPng, iconSvg } from './icon.ts';

const colours = { spruce: '#0000ff', paper: '#ffffff' } as Colours;
const area = (width: number, height: number) => ({
  svg: `<svg viewBox="0 0 ${width} ${height}"><path d="M0 0H99V99H0z" fill="currentColor"/></svg>`,
  ratio: width / height,
});

async function pixel(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * 4;
  return data.subarray(start, start + 4).toString('hex');
}

it('the icon shows the mark on a tile in the brand colour with rounded corners', async () => {
  const png = await iconPng(iconSvg(area(10, 10), colours), 64);
  expect(await pixel(png, 0, 0)).toMatch(/00$/);
  expect(await pixel(png, 32, 4)).toBe('0000ffff');
  expect(await pixel(png, 32, 32)).toBe('ffffffff');
});

it.each([
  ['wide', 20, 5, [12, 32], [32, 20]],
  ['high', 5, 20, [32, 12], [20, 32]],
] as const)('the icon keeps a %s mark whole', async (_form, width, height, [x, y], [tileX, tileY]) => {
  const png = await iconPng(iconSvg(area(width, height), colours), 64);
  expect(await pixel(png, x, y)).toBe('ffffffff');
  expect(await pixel(png, tileX, tileY)).toBe('0000ffff');
});

it('the icon is an .ico file with one image', async () => {
  const png = await iconPng(iconSvg(area(10, 10), colours), 32);
  const file = ico(png, 32);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + file.readUInt32LE(14))).toEqual(png);
});
