import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { isImageFile } from './article-images.ts';
import type { SourceFile } from './read-article.ts';
import type { BlogFiles } from './read-articles.ts';

const kept = new Map<string, SourceFile>();

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
    texts: texts.map((path) => sourceFile(join(root, path), path)),
    images: paths.filter(isImageFile),
  };
}

/** A file that is the same object as long as its text is the same, so that nothing made of it is made again. */
function sourceFile(file: string, path: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const before = kept.get(file);
  if (before?.text === text && before.path === path) return before;
  const source = { path, text };
  kept.set(file, source);
  return source;
}
