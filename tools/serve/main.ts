/** `npm run serve`: the built site and its services on http://localhost:4321 (or PORT). */

import { fileURLToPath } from 'node:url';
import { builtKnowledge, createLocalAssistant } from '../../src/integrations/local/assistant.ts';
import { createSiteServer, listen } from './site-server.ts';
import { localServices, messageOf } from '../../src/integrations/local/local-services.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

try {
  const assistant = Promise.try(() => createLocalAssistant(process.env, builtKnowledge()));
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
