/** The function as Supabase runs it: the only file that knows Deno. */

import { createChatAssistant } from './chat-assistant.ts';
import knowledge from './knowledge.json' with { type: 'json' };

Deno.serve(createChatAssistant({ read: (name) => Deno.env.get(name), knowledge, log: console.error }));
