import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { socialImagePath, socialPhotoPath } from '../i18n/routes.ts';
import type { Card } from './card.ts';
import { encoding, photoEncoding } from './encoding.ts';
import { fontFingerprint } from './fonts.ts';
import { cardDrawing, type Drawing } from './drawing.ts';

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

/** All that shapes the file beside the drawing itself. */
const tools = [fontFingerprint, encoding, project.dependencies.satori, project.dependencies.sharp];

const images = new Map<string, DrawnImage>();

/**
 * The social image of a card, made once and kept: each form of its page asks for it. Its address holds a hash of everything that is drawn, so that the head
 * of a page knows it without drawing, and a changed image is a new one for whoever keeps the old.
 *
 * @throws when the font lacks a character, naming both
 */
export function socialImage(card: Card): DrawnImage {
  const key = JSON.stringify(card);
  const image = images.get(key) ?? imageOf(card);
  images.set(key, image);
  return image;
}

function imageOf(card: Card): DrawnImage {
  const drawing = drawingOf(card);
  const hash = createHash('sha256')
    .update(JSON.stringify([tools, drawing]))
    .digest('hex');
  return { path: socialImagePath(card.locale, card.route, hash.slice(0, 8)), drawing };
}

/**
 * The social image that an article has of its own, the same in all languages.
 *
 * @param route the article's path without language
 * @param photo its file, from the project's root
 */
export function photoImage(route: string, photo: string): PhotoImage {
  const hash = createHash('sha256')
    .update(JSON.stringify([project.dependencies.sharp, photoEncoding]))
    .update(readFileSync(join(process.cwd(), photo)))
    .digest('hex');
  return { path: socialPhotoPath(route, hash.slice(0, 8)), photo };
}

function drawingOf(card: Card): Drawing {
  try {
    return cardDrawing(card);
  } catch (error) {
    throw pageError(`${card.route} (${card.locale})`, error);
  }
}

/** An error that stops the build, with the page or file it is about. */
export function pageError(what: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The social image of ${what} cannot be drawn: ${reason}`, { cause: error });
}
