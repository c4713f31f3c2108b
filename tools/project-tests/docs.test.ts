/** The files that the documents send a newcomer to exist; what lies in content/ is the owner’s and may go. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pathPattern = /`((?:docs|e2e|src|supabase|tools)\/[^`\s]*)`/g;

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('each path that %s names exists', (file) => {
  const paths = Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(pathPattern),
    ([, path = '']) => path,
  );
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
