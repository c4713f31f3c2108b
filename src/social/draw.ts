import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { fontFiles } from './fonts.ts';
import { encoding, photoEncoding } from './encoding.ts';
import type { SocialImage } from './image.ts';
import { imageSize } from './size.ts';
import type { Element } from './tree.ts';

/** A social image as a file: a PNG of a drawing, a JPEG of an article's own image. */
export async function makeImage(image: SocialImage): Promise<Buffer> {
  return 'photo' in image ? cutPhoto(join(process.cwd(), image.photo)) : draw(image.tree);
}

/** A tree of elements as a PNG image. Takes about 0.1 s of one core. */
export async function draw(tree: Element): Promise<Buffer> {
  const svg = await satori(tree, { ...imageSize, fonts: [...fontFiles] });
  return sharp(Buffer.from(svg)).png(encoding).toBuffer();
}

/** An image in the size of social images: what draws the eye is kept, the rest is cut off. */
export async function cutPhoto(file: string | Buffer): Promise<Buffer> {
  const whole = sharp(file).autoOrient();
  return whole
    .resize({ ...imageSize, fit: 'cover', position: 'attention' })
    .jpeg(photoEncoding)
    .toBuffer();
}
