import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import project from '../../../package.json' with { type: 'json' };
import { socialImagePath, socialPhotoPath } from '../../i18n/routes.ts';
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
 * The social image of a card. Its address holds a hash of everything that is drawn, so that the head of a page knows
 * it without drawing, and a changed image is a new one for whoever keeps the old.
 */
export function socialImage(card: Card): DrawnImage {
  const drawing = cardDrawing(card);
  const hash = hashOf(JSON.stringify([satori, sharp, font, pngOptions, drawing]));
  return { path: socialImagePath(card.locale, card.route, hash), drawing };
}

/**
 * The social image that an article has of its own, the same in all languages.
 *
 * @param route the article's path without language
 * @param photo its file, from the project's root
 */
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

export interface ImageCache {
  /** Where the files are kept. */
  readonly folder: string;
  readonly draw: (image: SocialImage) => Promise<Buffer>;
}

/** satori works while sharp does: more at a time would be no faster. */
const atATime = 4;

/**
 * A social image as a file: from the cache, else drawn and put there. Its name holds a hash of its content.
 *
 * @throws when drawing fails
 */
export async function readImage(image: SocialImage, { folder, draw }: ImageCache): Promise<Buffer> {
  const file = join(folder, basename(image.path));
  try {
    return await readFile(file);
  } catch {
    const drawn = await draw(image);
    await mkdir(folder, { recursive: true });
    // In two steps, so that a build that is broken off leaves no half image.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, drawn);
    await rename(unfinished, file);
    return drawn;
  }
}

/**
 * Draws those of a site's images that the cache lacks, and removes from it what the site no longer shows.
 *
 * @throws at the first image that cannot be drawn
 */
export async function fillCache(images: readonly SocialImage[], cache: ImageCache): Promise<void> {
  await mkdir(cache.folder, { recursive: true });
  const queue = images.values();
  const worker = async (): Promise<void> => {
    for (const image of queue) await readImage(image, cache);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  const wanted = new Set(images.map(({ path }) => basename(path)));
  const unwanted = (await readdir(cache.folder)).filter((file) => !wanted.has(file));
  await Promise.all(unwanted.map((file) => rm(join(cache.folder, file), { force: true })));
}
