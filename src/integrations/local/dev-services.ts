import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { train } from '../../../supabase/functions/chat-assistant/training/train.ts';
import { onContentChange, root } from '../../content/load-content.ts';
import { readKnowledge } from '../knowledge/assistant-knowledge.ts';
import { type FetchHandler, localServices, pathnameOf } from './local-services.ts';

type FunctionModule = typeof import('../../../supabase/functions/chat-assistant/chat-assistant.ts');

const functionFile = fileURLToPath(
  new URL('../../../supabase/functions/chat-assistant/chat-assistant.ts', import.meta.url),
);

/** Adds the local services to the development server. The assistant is rebuilt when its code or the content changes. */
export function devServices(): AstroIntegration {
  return {
    name: 'dev-services',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let assistant: { readonly module: unknown; readonly handle: FetchHandler } | undefined;
        const loadAssistant = async (): Promise<FetchHandler> => {
          // Vite returns a new module after its files have changed.
          const module = (await server.ssrLoadModule(functionFile)) as FunctionModule;
          if (assistant?.module !== module) {
            const knowledge = train(readKnowledge().knowledge);
            const getEnv = (name: string) => process.env[name];
            const handle = module.createChatAssistant({ getEnv, knowledge, log: console.error });
            assistant = { module, handle };
          }
          return assistant.handle;
        };
        const services = localServices(loadAssistant, (line) => logger.info(line));
        server.middlewares.use((request, response, next) => {
          const service = services.get(pathnameOf(request));
          if (service) service(request, response);
          else next();
        });
        const discardAssistant = async (): Promise<void> => {
          assistant = undefined;
        };
        onContentChange(server.watcher, root, discardAssistant, (error) => logger.error(String(error)));
      },
    },
  };
}
