import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { dayOf } from '../../src/blog/publishing.ts';
import { publishedFiles } from './published-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownFiles = ['**/*.test.ts', '**/knowledge.json'];

/** The texts of the files that a pattern finds, by path from the project's root, in an order that stays the same. */
export function readFiles(pattern: string): Readonly<Record<string, string>> {
  const paths = globSync(pattern, { cwd: root, expandDirectories: false, ignore: ownFiles }).toSorted();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The content that the assistant may know today. */
export function readContent(): Readonly<Record<string, string>> {
  return publishedFiles(readFiles('content/**/*.{json,md,yaml}'), 'content/blog', dayOf(new Date()));
}
