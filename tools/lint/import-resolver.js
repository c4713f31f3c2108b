/**
 * Tells ESLint which file an import names: a relative one, one by the aliases `@/` and `@content/`, or a glob from the
 * project's root. It does not look whether the file exists: a rule refuses one that is not written yet too.
 */

import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = { '@/': join(root, 'src'), '@content/': join(root, 'content'), '/': root };

export const interfaceVersion = 2;

/** @returns the file's path, or `{ found: false }` for a package */
export function resolve(source, file) {
  if (source.startsWith('.')) return { found: true, path: join(dirname(file), source) };
  const alias = Object.keys(folders).find((start) => source.startsWith(start));
  if (alias === undefined) return { found: false };
  return { found: true, path: join(folders[alias], source.slice(alias.length)) };
}
