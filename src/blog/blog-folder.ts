import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { SourceFile } from './read-articles.ts';

/**
 * The files of the blog folder.
 *
 * @param root the project's folder
 * @param folder from there, such as `content/blog`
 */
export function readBlogFolder(root: string, folder: string): SourceFile[] {
  return globSync(`${folder}/**/*.*`, { cwd: root, expandDirectories: false })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
