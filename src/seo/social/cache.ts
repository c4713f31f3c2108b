/** Keeps drawn images between builds: drawing takes far longer than all else a page needs. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SocialImage } from './image.ts';

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
