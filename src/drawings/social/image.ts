import { createHash } from 'node:crypto';
import satori from 'satori';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { socialImageSize } from '../../site/page.ts';
import { socialImagePath } from '../../site/routes.ts';
import { type Card, cardDrawing, type CardDrawing } from './card-drawing.ts';
import { fonts, namedCharacter } from './typeface.ts';

export interface SocialImage {
  readonly path: string;
  readonly drawing: CardDrawing;
}

/** A drawing has five colours and the blends at their edges. */
const pngOptions = { palette: true, colours: 64 } as const;

const { '@fontsource/schibsted-grotesk': font, ...versions } = project.dependencies;

/** The social image of a card. Its address contains a hash of all its contents, so that caches fetch a changed image again. */
export function socialImage(card: Card): SocialImage {
  const drawing = cardDrawing(card);
  const content = JSON.stringify([versions.satori, versions.sharp, font, pngOptions, drawing]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: socialImagePath(card.locale, card.route, hash), drawing };
}

/** A social image as a PNG. @throws an error naming an image that cannot be generated */
export async function makeImage({ path, drawing }: SocialImage): Promise<Buffer> {
  try {
    return await draw(drawing);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The social image ${path} cannot be drawn: ${reason}`, { cause: error });
  }
}

/** A drawing as a PNG image. @throws if the font lacks a character of its texts */
export async function draw({ shapes, texts }: CardDrawing): Promise<Buffer> {
  const set = await satori(texts, { ...socialImageSize, fonts, loadAdditionalAsset: missingCharacter });
  const whole = set.replace(/^<svg[^>]*>/, (start) => start + shapes);
  return sharp(Buffer.from(whole)).png(pngOptions).toBuffer();
}

/** Called by satori to load a font for characters that ours lacks. */
function missingCharacter(_language: string, text: string): Promise<never> {
  throw new Error(`the font has no ${namedCharacter(text)}. Leave it out of the texts of the page.`);
}
