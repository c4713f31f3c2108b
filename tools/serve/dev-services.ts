import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { localServices, type WebHandler } from './local-services.ts';
import { pathOf } from './listen.ts';
import { onContentChange } from '../../src/content/content-changes.ts';

const assistantFile = fileURLToPath(new URL('./assistant.ts', import.meta.url));
const knowledgeScript = fileURLToPath(new URL('../assistant/write-knowledge.ts', import.meta.url));

/**
 * In development: answers for the chat function and the mail service on the dev server's own address. A change of
 * the function's code or of what it knows holds from the next question on.
 */
export function devServices(): AstroIntegration {
  return {
    name: 'dev-services',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let assistant: { readonly module: unknown; readonly handle: WebHandler } | undefined;
        const loadAssistant = async (): Promise<WebHandler> => {
          // Vite gives another module once a file of it has changed.
          const module = (await server.ssrLoadModule(assistantFile)) as typeof import('./assistant.ts');
          if (assistant?.module !== module)
            assistant = { module, handle: module.createLocalAssistant(process.env) };
          return assistant.handle;
        };
        const services = localServices(loadAssistant, (line) => logger.info(line));
        server.middlewares.use((request, response, next) => {
          const service = services.get(pathOf(request));
          if (service) service(request, response);
          else next();
        });

        // In a process of its own: a module here would hold old content.
        const learnAgain = async (): Promise<void> => {
          await promisify(execFile)(process.execPath, [knowledgeScript]);
          assistant = undefined;
        };
        // integrations/content/integration.ts says what is wrong in content/.
        onContentChange(server.watcher, learnAgain, () => undefined);
      },
    },
  };
}
