import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from './json-source.ts';
import { parseSite, type Site } from './schema.ts';

/**
 * The owner's data, for programs that no bundler reads it for.
 *
 * @param root the project's folder
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function readSite(root: string): Site {
  const file = 'content/site.json';
  const path = join(root, file);
  return parseSite(parseJson(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined));
}
