import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import type { Drawing } from './drawing.ts';
import { encoding, photoEncoding } from './encoding.ts';
import { fontFiles } from './fonts.ts';
import type { SocialImage } from './image.ts';
import { indexColours } from './palette.ts';
import { indexedPng } from './png.ts';
import { imageSize } from './size.ts';

/** One array for all images: satori reads the fonts of an array once. */
const fonts = [...fontFiles];

/** A social image as a file: a PNG of a drawing, a JPEG of an article's own image. */
export async function makeImage(image: SocialImage): Promise<Buffer> {
  return 'photo' in image ? cutPhoto(join(process.cwd(), image.photo)) : draw(image.drawing);
}

/** A drawing as a PNG image. Takes some 20 ms of one core. */
export async function draw({ shapes, texts }: Drawing): Promise<Buffer> {
  const set = await satori(texts, { ...imageSize, fonts });
  const whole = set.replace(/^<svg[^>]*>/, (start) => start + shapes);
  const pixels = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer();
  return indexedPng(indexColours(pixels, encoding.colours), imageSize.width, encoding.level);
}

/** An image in the size of social images: what draws the eye is kept, the rest is cut off. */
export async function cutPhoto(file: string | Buffer): Promise<Buffer> {
  const whole = sharp(file).autoOrient();
  return whole
    .resize({ ...imageSize, fit: 'cover', position: 'attention' })
    .jpeg(photoEncoding)
    .toBuffer();
}
