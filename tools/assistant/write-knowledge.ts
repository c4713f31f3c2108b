/**
 * `npm run knowledge`: makes supabase/functions/chat-assistant/knowledge.json, all that the
 * assistant knows, from content/. Runs by itself before dev, edit and build.
 */

import { writeFileSync } from 'node:fs';
import { ContentError } from '../../src/collections/content-error.ts';
import { wrongContent } from '../../src/integrations/content/content-report.ts';
import { siteKnowledge } from './knowledge/build.ts';

const target = new URL('../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

try {
  const { knowledge, reports } = siteKnowledge();
  writeFileSync(target, JSON.stringify(knowledge));
  for (const report of reports) console.log(report);
} catch (error) {
  // What stops the knowledge stops the build too: all of it at once, with its place.
  const wrong = error instanceof ContentError ? wrongContent() : [];
  console.error(wrong.length > 0 ? wrong.join('\n') : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
