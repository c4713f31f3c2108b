import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import type { Drawing } from './card-drawing.ts';
import { imageSize } from '../../site/page.ts';
import { jpegOptions, pngOptions, type SocialImage } from './image.ts';
import { fonts } from './typeface.ts';

/**
 * A social image as a file: a PNG of a drawing, a JPEG of an article's own image.
 *
 * @throws when it cannot be made, naming the image
 */
export async function makeImage(image: SocialImage): Promise<Buffer> {
  try {
    return await ('photo' in image ? cutPhoto(join(process.cwd(), image.photo)) : draw(image.drawing));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The social image ${image.path} cannot be drawn: ${reason}`, { cause: error });
  }
}

/**
 * A drawing as a PNG image.
 *
 * @throws when the font lacks a character of its texts
 */
export async function draw({ shapes, texts }: Drawing): Promise<Buffer> {
  const set = await satori(texts, { ...imageSize, fonts, loadAdditionalAsset: missingCharacter });
  const whole = set.replace(/^<svg[^>]*>/, (start) => start + shapes);
  return sharp(Buffer.from(whole)).png(pngOptions).toBuffer();
}

/** Asked by satori for a font that has what ours lacks. */
function missingCharacter(_language: string, text: string): Promise<never> {
  const code = text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new Error(`the font has no “${text}” (U+${code}). Leave it out of the texts of the page.`);
}

/** An image cropped to the size of social images, around what draws the eye. */
export async function cutPhoto(file: string | Buffer): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...imageSize, fit: 'cover', position: 'attention' })
    .jpeg(jpegOptions)
    .toBuffer();
}
