/**
 * `npm run knowledge`: makes supabase/functions/chat-assistant/knowledge.json, all that the
 * assistant knows, from content/. Runs by itself before dev, build, check and test.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '../src/site/content-error.ts';
import { wrongContent } from './content/content-report.ts';
import { buildKnowledge } from './knowledge/build.ts';
import { readContent, readFiles } from './knowledge/read-files.ts';
import { remember } from './knowledge/remember.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = 'supabase/functions/chat-assistant/knowledge.json';

/** The code that reads the content and learns from it. */
const codePattern =
  '{scripts,scripts/content,scripts/knowledge,src/**,supabase/functions/chat-assistant/**}/*.ts';

function make(files: Readonly<Record<string, string>>): string {
  const { knowledge, reports } = buildKnowledge(files);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  for (const [locale, { right, amongThree, answered, refused }] of Object.entries(reports)) {
    console.log(
      `${locale}: of unseen wordings ${percent(right)} find their answer first, ${percent(amongThree)} among three; ${percent(answered)} are answered with it, ${percent(refused)} of the others refused`,
    );
  }
  return JSON.stringify(knowledge);
}

try {
  const content = readContent();
  const inputs = Object.entries({ ...content, ...readFiles(codePattern) }).flat();
  const cache = join(root, 'node_modules/.cache/knowledge');
  const { text, isOld } = remember(cache, inputs, () => make(content));
  writeFileSync(join(root, target), text);
  const size = Math.round(Buffer.byteLength(text) / 1000);
  console.log(`${target}: ${size} kB${isOld ? ', as made before' : ''}`);
} catch (error) {
  // What stops the knowledge stops the build too: all of it at once, with its place.
  const wrong = error instanceof ContentError ? wrongContent().map(({ sentence }) => sentence) : [];
  console.error(wrong.length > 0 ? wrong.join('\n') : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
