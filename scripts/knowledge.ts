/**
 * `npm run knowledge`: makes supabase/functions/chat-assistant/knowledge.json, all that the
 * assistant knows, from content/. Runs by itself before dev, build, check and test.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { buildKnowledge } from './knowledge/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const articles = 'content/blog';
const target = 'supabase/functions/chat-assistant/knowledge.json';

try {
  const paths = globSync(`${articles}/**/*.*`, { cwd: root, expandDirectories: false }).toSorted();
  const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const knowledge = buildKnowledge(files, articles);
  const json = JSON.stringify(knowledge);
  writeFileSync(join(root, target), json);
  const size = Math.round(Buffer.byteLength(json) / 1000);
  console.log(`${target}: ${knowledge.passages.length} passages, ${size} kB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
