/** The chat-assistant function on Supabase: the only file that knows Deno. */

import { createChatAssistant } from './chat-assistant.ts';

Deno.serve(createChatAssistant((name) => Deno.env.get(name)));
