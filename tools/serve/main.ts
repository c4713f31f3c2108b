/** `npm run serve`: the built site and its services on http://localhost:4321 (or PORT). */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localServices } from '../../src/integrations/local/local-services.ts';
import { errorMessage } from '../../src/site/values.ts';
import { createChatAssistant } from '../../supabase/functions/chat-assistant/chat-assistant.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { createSiteServer, listen } from './site-server.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const knowledgeFile = new URL('../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

try {
  const assistant = Promise.try(() => {
    const knowledge = JSON.parse(readFileSync(knowledgeFile, 'utf8')) as Knowledge;
    return createChatAssistant({ getEnv: (name) => process.env[name], knowledge, log: console.error });
  });
  assistant.catch((error: unknown) => {
    console.error(`The chat assistant could not start: ${errorMessage(error)} The rest of the site works.`);
  });
  const services = localServices(() => assistant, console.log);
  const port = await listen(createSiteServer(dist, services), Number(process.env['PORT'] || 4321));
  console.log(`Serving the site at http://localhost:${port} (Ctrl-C to stop)`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
