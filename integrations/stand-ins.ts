import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { createStandIns } from '../server/stand-ins.ts';

const functionFolder = fileURLToPath(new URL('../supabase/functions/chat-assistant/', import.meta.url));
const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));
const knowledgeScript = fileURLToPath(new URL('../scripts/knowledge.ts', import.meta.url));

/** Makes the function's knowledge anew, in a process of its own: a module here would hold old content. */
async function remakeKnowledge(): Promise<void> {
  await promisify(execFile)(process.execPath, [knowledgeScript]);
}

/**
 * In development: answers for the chat function and the mail service on the dev server's own
 * address, and starts the function anew when its code or what it knows changes.
 */
export function standIns(): AstroIntegration {
  let stop: (() => Promise<void>) | undefined;
  return {
    name: 'stand-ins',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        const services = createStandIns((line) => logger.info(line));
        stop = services.stop;
        for (const middleware of services.middlewares) server.middlewares.use(middleware);
        server.watcher.on('change', (path) => {
          if (path.startsWith(contentFolder)) {
            // What is wrong in content/ is told by the site's own loaders.
            remakeKnowledge().then(services.start, () => undefined);
          } else if (path.startsWith(functionFolder) && /(?<!\.test)\.ts$/.test(path)) {
            void services.start();
          }
        });
        await services.start();
      },
      'astro:server:done': () => stop?.(),
    },
  };
}
