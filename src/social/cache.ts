/** Keeps drawn images between builds: drawing takes far longer than all else a page needs. */

import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pageError, type SocialImage } from './image.ts';

export interface ImageCache {
  /** Where the files are kept. */
  readonly folder: string;
  readonly draw: (image: SocialImage) => Promise<Buffer>;
}

/** How many of the wanted images were drawn and how many were there. */
export interface DrawCount {
  readonly drawn: number;
  readonly kept: number;
}

/** How images are drawn that are not there yet. */
export interface DrawOptions {
  /** How many at a time. */
  readonly atATime: number;
  /** Told after each. */
  readonly onDrawn?: (done: number, all: number) => void;
}

/** Files of an older design stay for a while: another branch may still want them. In milliseconds. */
const keepUnused = 30 * 24 * 60 * 60 * 1000;

/**
 * A social image as a file: from the cache, else drawn and put there.
 *
 * @throws when drawing fails, naming the image
 */
export async function readImage(image: SocialImage, cache: ImageCache): Promise<Buffer> {
  const file = join(cache.folder, basename(image.path));
  try {
    return await readFile(file);
  } catch {
    const png = await drawn(image, cache);
    await mkdir(cache.folder, { recursive: true });
    // In two steps, so that a build that is broken off leaves no half image.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, png);
    await rename(unfinished, file);
    return png;
  }
}

/**
 * Draws those of a site's images that the cache lacks, a few at a time, and removes from the cache
 * what the site has not wanted for a month.
 *
 * @throws at the first image that cannot be drawn, naming it
 */
export async function drawMissing(
  images: readonly SocialImage[],
  cache: ImageCache,
  { atATime, onDrawn }: DrawOptions,
): Promise<DrawCount> {
  await mkdir(cache.folder, { recursive: true });
  const files = new Set(await readdir(cache.folder));
  const missing = images.filter(({ path }) => !files.has(basename(path)));
  const queue = missing.values();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const image of queue) {
      await readImage(image, cache);
      done += 1;
      onDrawn?.(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  await markWanted(images, cache.folder);
  await removeUnused(files, images, cache.folder);
  return { drawn: missing.length, kept: images.length - missing.length };
}

async function drawn(image: SocialImage, { draw }: ImageCache): Promise<Buffer> {
  try {
    return await draw(image);
  } catch (error) {
    throw pageError(image.path, error);
  }
}

/** A file's time says when it was last wanted. */
async function markWanted(images: readonly SocialImage[], folder: string): Promise<void> {
  const now = new Date();
  await Promise.all(images.map(({ path }) => utimes(join(folder, basename(path)), now, now)));
}

async function removeUnused(
  files: ReadonlySet<string>,
  images: readonly SocialImage[],
  folder: string,
): Promise<void> {
  const wanted = new Set(images.map(({ path }) => basename(path)));
  for (const file of files) {
    if (wanted.has(file)) continue;
    const path = join(folder, file);
    // Another build may have finished or removed it meanwhile.
    const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > keepUnused) await rm(path, { force: true });
  }
}
