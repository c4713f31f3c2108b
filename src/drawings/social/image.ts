import { createHash } from 'node:crypto';
import satori from 'satori';
import sharp from 'sharp';
import project from '../../../package.json' with { type: 'json' };
import { socialImageSize } from '../../site/page.ts';
import { socialImagePath } from '../../site/routes.ts';
import { errorMessage } from '../../site/values.ts';
import { type Card, type CardLayout, cardLayout } from './card.ts';
import { describeCharacter, fonts } from './fonts.ts';

export interface SocialImage {
  readonly path: string;
  readonly layout: CardLayout;
}

/** An image has five colours and the blends at their edges. */
const pngOptions = { palette: true, colours: 64 } as const;

const { '@fontsource/schibsted-grotesk': font, ...versions } = project.dependencies;

/** The social image of a card. Its address contains a hash of all its contents, so that caches fetch a changed image again. */
export function socialImage(card: Card): SocialImage {
  const layout = cardLayout(card);
  const content = JSON.stringify([versions.satori, versions.sharp, font, pngOptions, layout]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: socialImagePath(card.locale, card.route, hash), layout };
}

/** @throws an error that mentions the path of an image that cannot be drawn */
export async function renderSocialImage({ path, layout }: SocialImage): Promise<Buffer> {
  try {
    return await renderPng(layout);
  } catch (error) {
    throw new Error(`The social image ${path} cannot be drawn: ${errorMessage(error)}`, { cause: error });
  }
}

/** @throws if the font lacks a character of the texts */
export async function renderPng({ shapes, texts }: CardLayout): Promise<Buffer> {
  const textSvg = await satori(texts, {
    ...socialImageSize,
    fonts,
    loadAdditionalAsset: rejectMissingCharacter,
  });
  const whole = textSvg.replace(/^<svg[^>]*>/, (start) => start + shapes);
  return sharp(Buffer.from(whole)).png(pngOptions).toBuffer();
}

/** Called by satori to load a font for characters that ours lacks. */
function rejectMissingCharacter(_language: string, text: string): Promise<never> {
  throw new Error(`the font has no ${describeCharacter(text)}. Remove it from the page's texts.`);
}
