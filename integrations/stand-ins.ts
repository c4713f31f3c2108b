import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { createStandIns } from '../server/stand-ins.ts';
import { taskQueue } from '../server/task-queue.ts';
import { watchSources } from './watch-sources.ts';

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
  // An article comes as several files at once; two runs would write one file together.
  const inTurn = taskQueue();
  return {
    name: 'stand-ins',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        const services = createStandIns((line) => logger.info(line));
        stop = services.stop;
        for (const middleware of services.middlewares) server.middlewares.use(middleware);
        const restart = (): void => {
          services.start().catch((error: unknown) => logger.error(String(error)));
        };
        watchSources(server.watcher, {
          // What is wrong in content/ is told by the site's own loaders.
          onContent: () => void inTurn(remakeKnowledge).then(restart, () => undefined),
          onCode: restart,
        });
        await services.start();
      },
      'astro:server:done': () => stop?.(),
    },
  };
}
