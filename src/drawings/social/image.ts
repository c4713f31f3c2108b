import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { imageSize } from '../../site/page.ts';
import { socialImagePath, socialPhotoPath } from '../../site/routes.ts';
import { type Card, cardDrawing, type Drawing } from './card-drawing.ts';
import { fonts, namedCharacter } from './typeface.ts';

export type SocialImage = DrawnImage | PhotoImage;

export interface DrawnImage {
  readonly path: string;
  readonly drawing: Drawing;
}

interface PhotoImage {
  readonly path: string;
  /** The file of the original, from the project's root. */
  readonly photo: string;
}

/** A drawing has five colours and the blends at their edges. */
const pngOptions = { palette: true, colours: 64 } as const;

const jpegOptions = { quality: 82, mozjpeg: true } as const;

const { '@fontsource/schibsted-grotesk': font, ...versions } = project.dependencies;

/** The social image of a card. The hash of everything in it is in its address, so that caches load a changed image again. */
export function socialImage(card: Card): DrawnImage {
  const drawing = cardDrawing(card);
  const hash = hashOf(JSON.stringify([versions.satori, versions.sharp, font, pngOptions, drawing]));
  return { path: socialImagePath(card.locale, card.route, hash), drawing };
}

export function photoImage(route: string, photo: string): PhotoImage {
  const hash = hashOf(
    JSON.stringify([versions.sharp, jpegOptions]),
    readFileSync(join(process.cwd(), photo)),
  );
  return { path: socialPhotoPath(route, hash), photo };
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  return parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);
}

/** A social image as a PNG of a drawing or a JPEG of an article's own image. @throws naming an image that cannot be made */
export async function makeImage(image: SocialImage): Promise<Buffer> {
  try {
    return await ('photo' in image ? cutPhoto(join(process.cwd(), image.photo)) : draw(image.drawing));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The social image ${image.path} cannot be drawn: ${reason}`, { cause: error });
  }
}

/** A drawing as a PNG image. @throws when the font lacks a character of its texts */
export async function draw({ shapes, texts }: Drawing): Promise<Buffer> {
  const set = await satori(texts, { ...imageSize, fonts, loadAdditionalAsset: missingCharacter });
  const whole = set.replace(/^<svg[^>]*>/, (start) => start + shapes);
  return sharp(Buffer.from(whole)).png(pngOptions).toBuffer();
}

/** Asked by satori for a font that has what ours lacks. */
function missingCharacter(_language: string, text: string): Promise<never> {
  throw new Error(`the font has no ${namedCharacter(text)}. Leave it out of the texts of the page.`);
}

export async function cutPhoto(file: string | Buffer): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...imageSize, fit: 'cover', position: 'attention' })
    .jpeg(jpegOptions)
    .toBuffer();
}
