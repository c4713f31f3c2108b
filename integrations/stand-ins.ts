import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import type { WebHandler } from '../server/function-service.ts';
import { pathOf } from '../server/request.ts';
import { functionFile, standIns as createStandIns } from '../server/stand-ins.ts';
import { taskQueue } from './task-queue.ts';
import { watchContent } from './watch-content.ts';

type FunctionModule = typeof import('../supabase/functions/chat-assistant/chat-assistant.ts');

const knowledgeScript = fileURLToPath(new URL('../scripts/knowledge.ts', import.meta.url));

/** Learns from the texts again, in a process of its own: a module here would hold old content. */
async function learn(): Promise<void> {
  await promisify(execFile)(process.execPath, [knowledgeScript]);
}

/**
 * In development: answers for the chat function and the mail service on the dev server's own address. A change of
 * the function's code or of what it knows holds from the next question on.
 */
export function standIns(): AstroIntegration {
  return {
    name: 'stand-ins',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        // Vite loads a module anew when a file of it has changed.
        const load = () => server.ssrLoadModule(functionFile) as Promise<FunctionModule>;
        const loadFunction = onceForEach(load, ({ createChatAssistant }) =>
          createChatAssistant((name) => process.env[name]),
        );
        const services = createStandIns(loadFunction, (line) => logger.info(line));
        server.middlewares.use((request, response, next) => {
          const service = services.get(pathOf(request));
          if (service) service(request, response);
          else next();
        });

        // An article comes as several files at once; two runs would write one file together.
        const inTurn = taskQueue();
        // What is wrong in content/ is told by the site's own loaders.
        watchContent(server.watcher, () => void inTurn(learn).catch(() => undefined));
      },
    },
  };
}

/** Makes the function once for each state of its module: its limits count from one question to the next. */
function onceForEach<Module>(
  load: () => Promise<Module>,
  create: (module: Module) => WebHandler,
): () => Promise<WebHandler> {
  let last: { readonly module: Module; readonly handle: WebHandler } | undefined;
  return async () => {
    const module = await load();
    if (last?.module !== module) last = { module, handle: create(module) };
    return last.handle;
  };
}
