import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('all files that %s names exist', (file) => {
  const paths = readFileSync(join(root, file), 'utf8').matchAll(
    /`((?:docs|e2e|src|supabase|tools)\/[^`\s]*)`/g,
  );
  expect([...paths].map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
