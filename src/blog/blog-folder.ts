import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { isImageFile } from './article-images.ts';
import type { BlogFiles } from './read-articles.ts';

/**
 * The files of the blog folder. What systems put there by themselves begins with a dot, and is left alone.
 *
 * @param root the project's folder
 * @param folder from there, such as `content/blog`
 */
export function readBlogFolder(root: string, folder: string): BlogFiles {
  const paths = globSync(`${folder}/**/*.*`, { cwd: root, expandDirectories: false }).toSorted();
  const texts = paths.filter((path) => !isImageFile(path));
  return {
    texts: texts.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    images: paths.filter(isImageFile),
  };
}
