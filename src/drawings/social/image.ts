import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { socialImagePath, socialPhotoPath } from '../../site/routes.ts';
import { type Card, cardDrawing, type Drawing } from './card-drawing.ts';

/** A social image before it is made: of what, and where it will be found. */
export type SocialImage = DrawnImage | PhotoImage;

export interface DrawnImage {
  /** From the site's root, such as `/social/about-sv.3fa9c1d2.png`. */
  readonly path: string;
  readonly drawing: Drawing;
}

/** An article's own image, cut to size. */
export interface PhotoImage {
  /** From the site's root, such as `/social/blog-some-id.3fa9c1d2.jpg`. */
  readonly path: string;
  /** The file of the original, from the project's root. */
  readonly photo: string;
}

/** A drawing has five colours and the blends at their edges. */
export const pngOptions = { palette: true, colours: 64 } as const;

export const jpegOptions = { quality: 82, mozjpeg: true } as const;

const { satori, sharp, '@fontsource/schibsted-grotesk': font } = project.dependencies;

/**
 * The social image of a card. Its address holds a hash of everything that is drawn: the head of a page has it before
 * the image is drawn, and whoever caches images loads a changed one again.
 */
export function socialImage(card: Card): DrawnImage {
  const drawing = cardDrawing(card);
  const hash = hashOf(JSON.stringify([satori, sharp, font, pngOptions, drawing]));
  return { path: socialImagePath(card.locale, card.route, hash), drawing };
}

/** The photo of an article as its social image, the same in all languages. */
export function photoImage(route: string, photo: string): PhotoImage {
  const hash = hashOf(JSON.stringify([sharp, jpegOptions]), readFileSync(join(process.cwd(), photo)));
  return { path: socialPhotoPath(route, hash), photo };
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  return parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);
}
