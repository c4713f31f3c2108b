import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { localServices, type WebHandler } from './local-services.ts';
import { pathOf } from './listen.ts';
import { onContentChange } from '../../src/content/content-changes.ts';

const assistantFile = fileURLToPath(new URL('./assistant.ts', import.meta.url));
const knowledgeScript = fileURLToPath(new URL('../assistant/write-knowledge.ts', import.meta.url));

/** Adds the local services to the development server, and reloads the function when its code or its knowledge changes. */
export function devServices(): AstroIntegration {
  return {
    name: 'dev-services',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let assistant: { readonly module: unknown; readonly handle: WebHandler } | undefined;
        const loadAssistant = async (): Promise<WebHandler> => {
          // Vite returns a new module after a change of its files.
          const module = (await server.ssrLoadModule(assistantFile)) as typeof import('./assistant.ts');
          if (assistant?.module !== module) {
            assistant = { module, handle: module.createLocalAssistant(process.env) };
          }
          return assistant.handle;
        };
        const services = localServices(loadAssistant, (line) => logger.info(line));
        server.middlewares.use((request, response, next) => {
          const service = services.get(pathOf(request));
          if (service) service(request, response);
          else next();
        });

        // In a new process, since modules of this one hold old content.
        const learnAgain = async (): Promise<void> => {
          await promisify(execFile)(process.execPath, [knowledgeScript]);
          assistant = undefined;
        };
        // The content checks report the errors.
        onContentChange(server.watcher, learnAgain, () => undefined);
      },
    },
  };
}
