import { readFileSync } from 'node:fs';
import { createChatAssistant } from '../../supabase/functions/chat-assistant/chat-assistant.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
import type { WebHandler } from './local-services.ts';

const knowledgeFile = new URL('../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

/** @throws if a variable of the environment is wrong, or there is no `knowledge.json` yet */
export function createLocalAssistant(environment: NodeJS.ProcessEnv): WebHandler {
  return createChatAssistant({
    read: (name) => environment[name],
    knowledge: JSON.parse(readFileSync(knowledgeFile, 'utf8')) as Knowledge,
    log: console.error,
  });
}
