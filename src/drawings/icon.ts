import sharp from 'sharp';
import type { Colours } from '../styles/contrast.ts';
import { type Mark, placedMark } from './mark.ts';

const side = 64;

const markSide = 44;

/** The mark on a tile in the brand's colour. @param corner the corner radius, in 64ths of the side */
export function iconSvg(mark: Mark, colours: Pick<Colours, 'paper' | 'spruce'>, corner = 15): string {
  const width = Math.min(markSide, markSide * mark.ratio);
  const height = width / mark.ratio;
  const box = { x: (side - width) / 2, y: (side - height) / 2, width, height };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${corner}" fill="${colours.spruce}"/>`,
    placedMark(mark, colours.paper, box),
    '</svg>',
  ].join('');
}

export async function iconPng(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / side; // rendered at its final size: scaled lines would blur
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file with one image: a square PNG of less than 256 pixels. */
export function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}
