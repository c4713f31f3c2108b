/** The entry point for Supabase: the only file that uses Deno. */

import { createChatAssistant } from './chat-assistant.ts';
import knowledge from './knowledge.json' with { type: 'json' };

Deno.serve(createChatAssistant({ getEnv: (name) => Deno.env.get(name), knowledge, log: console.error }));
