/** `npm run serve`: the built site and its services on http://localhost:4321 (or PORT). */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSiteServer, listen } from './site-server.ts';
import { localServices, messageOf } from '../../src/integrations/local/local-services.ts';
import { createChatAssistant } from '../../supabase/functions/chat-assistant/chat-assistant.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const knowledgeFile = new URL('../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

try {
  const assistant = Promise.try(() => {
    const knowledge = JSON.parse(readFileSync(knowledgeFile, 'utf8')) as Knowledge;
    return createChatAssistant({ getEnv: (name) => process.env[name], knowledge, log: console.error });
  });
  assistant.catch((error: unknown) => {
    console.error(`The chat assistant cannot answer; the rest of the site works. ${messageOf(error)}`);
  });
  const services = localServices(() => assistant, console.log);
  const port = await listen(createSiteServer(dist, services), Number(process.env['PORT'] || 4321));
  console.log(`The site is on http://localhost:${port}  (Ctrl-C ends it)`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
