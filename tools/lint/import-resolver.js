/** Resolves relative imports, the aliases `@/` and `@owner/`, and globs from the project's root for ESLint. */

import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = { '@/': join(root, 'src'), '@owner/': join(root, 'content'), '/': root };

export const interfaceVersion = 2;

/** For packages, returns `{ found: false }`. */
export function resolve(source, file) {
  if (source.startsWith('.')) return { found: true, path: join(dirname(file), source) };
  const alias = Object.keys(folders).find((start) => source.startsWith(start));
  if (alias === undefined) return { found: false };
  return { found: true, path: join(folders[alias], source.slice(alias.length)) };
}
