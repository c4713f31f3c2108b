import { rm } from 'node:fs/promises';
import { glob } from 'tinyglobby';

/** The end of an image's name, with the hash that Astro has put into it. */
const imageName = /[\w-]+\.(?:avif|webp|jpe?g|png)(?!\w)/gi;

/**
 * Deletes the images that no file of the built site names. Astro publishes the originals too, with the place where a
 * photo was taken, and the images of drafts.
 *
 * @param dir the folder of the built site
 * @param texts what its files hold that may name an image
 */
export async function deleteUnnamedImages(dir: URL, texts: readonly string[]): Promise<void> {
  const named = new Set(texts.flatMap((text) => text.match(imageName) ?? []));
  const assets = new URL('_astro/', dir);
  for (const file of await glob('*', { cwd: assets })) {
    const name = file.match(imageName)?.at(-1);
    if (name && !named.has(name)) await rm(new URL(encodeURIComponent(file), assets));
  }
}
