/**
 * `npm run knowledge`: makes supabase/functions/chat-assistant/knowledge.json, all that the assistant knows, from content/,
 * and trains it to recognise questions. Runs by itself before dev, edit and build.
 */

import { writeFileSync } from 'node:fs';
import { ContentError } from '../../src/content/content-error.ts';
import { wrongContent } from '../../src/integrations/content/content-report.ts';
import { train } from '../../supabase/functions/chat-assistant/training/train.ts';
import { siteKnowledge } from './knowledge/build.ts';

const target = new URL('../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

try {
  const { knowledge, reports } = siteKnowledge();
  // One letter beyond Latin-1 would make all of the text, while it is read, take two bytes a letter.
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(target, JSON.stringify(train(knowledge)).replace(/[^\x20-\x7e]/g, escaped));
  for (const report of reports) console.log(report);
} catch (error) {
  // What stops the knowledge stops the build too: all of it at once, with its place.
  const wrong = error instanceof ContentError ? wrongContent() : [];
  console.error(wrong.length > 0 ? wrong.join('\n') : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
