import { readFileSync } from 'node:fs';
import { createChatAssistant } from '../../../supabase/functions/chat-assistant/chat-assistant.ts';
import type { Knowledge } from '../../../supabase/functions/chat-assistant/knowledge.ts';
import type { WebHandler } from './local-services.ts';

const knowledgeFile = new URL('../../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

/** The knowledge of the last build. @throws if nothing has been built yet */
export function builtKnowledge(): Knowledge {
  return JSON.parse(readFileSync(knowledgeFile, 'utf8')) as Knowledge;
}

/** The assistant's function in this process. @throws if a variable of the environment is wrong */
export function createLocalAssistant(environment: NodeJS.ProcessEnv, knowledge: Knowledge): WebHandler {
  return createChatAssistant({ read: (name) => environment[name], knowledge, log: console.error });
}
