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
const target = 'supabase/functions/chat-assistant/knowledge.json';

try {
  const paths = globSync('content/**/*.{json,md,yaml}', { cwd: root, expandDirectories: false }).toSorted();
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { knowledge, reports } = buildKnowledge(files);
  const json = JSON.stringify(knowledge);
  writeFileSync(join(root, target), json);
  const size = Math.round(Buffer.byteLength(json) / 1000);
  console.log(`${target}: ${knowledge.passages.length} passages, ${size} kB`);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  for (const [locale, { right, amongThree, answered, refused }] of Object.entries(reports)) {
    console.log(
      `${locale}: of unseen wordings ${percent(right)} find their answer first, ${percent(amongThree)} among three; ${percent(answered)} are answered with it, ${percent(refused)} of the others refused`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
