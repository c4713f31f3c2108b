import { readFile, rm } from 'node:fs/promises';
import { glob } from 'tinyglobby';

/** The end of a file name, with the hash that Astro adds. */
const hashedName = /[\w-]+\.(?:avif|webp|jpe?g|png|css|js)(?!\w)/gi;

/**
 * Deletes images, scripts and styles that no other file of the built site refers to: the originals of images (photos tell
 * where they were taken), the images of drafts, and the scripts of pages that are left out.
 */
export async function deleteUnreferencedFiles(dir: URL): Promise<void> {
  const texts = await fileTexts('**/*.{html,css,js,json,xml}', dir);
  const referenced = new Set(texts.flatMap((text) => text.match(hashedName) ?? []));
  const assets = new URL('_astro/', dir);
  const unreferenced = (await glob('*', { cwd: assets })).filter((file) => {
    const name = file.match(hashedName)?.at(-1);
    return name && !referenced.has(name);
  });
  if (unreferenced.length === 0) return;
  for (const file of unreferenced) await rm(new URL(encodeURIComponent(file), assets));
  await deleteUnreferencedFiles(dir); // files that only the deleted ones referred to
}

export async function fileTexts(pattern: string, dir: URL): Promise<string[]> {
  const files = await glob(pattern, { cwd: dir });
  return Promise.all(files.map((file) => readFile(new URL(encodeURI(file), dir), 'utf8')));
}
