/**
 * `node scripts/copies/ask.ts <question> <language of the page>`: prints the assistant’s answer from the knowledge as
 * it was learned last, without a model. Tests run it in a copy.
 */

import { readFileSync } from 'node:fs';
import { createAssistant } from '../../supabase/functions/chat-assistant/answers/assistant.ts';
import { knowledgeSchema } from '../../supabase/functions/chat-assistant/knowledge.ts';

const [message = '', page = ''] = process.argv.slice(2);
const file = new URL('../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);
const knowledge = knowledgeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const assistant = createAssistant({ knowledge, log: console.error });
const { response } = await assistant.answer({ message, messages: [] }, page);
console.log(response);
