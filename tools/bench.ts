/** `npm run bench`: CPU time and memory of the assistant's function as it starts, run by Deno as on Supabase. */

import process from 'node:process';
import { maxQuestionLength } from '../supabase/functions/_shared/limits.ts';
import { createChatAssistant } from '../supabase/functions/chat-assistant/chat-assistant.ts';
import type { Knowledge } from '../supabase/functions/chat-assistant/knowledge.ts';

// Not a literal, so that types can be checked before the file exists.
const knowledgeFile: string = '../supabase/functions/chat-assistant/knowledge.json';
const module = (await import(knowledgeFile, { with: { type: 'json' } })) as { readonly default: Knowledge };
const assistant = createChatAssistant({
  getEnv: () => undefined,
  knowledge: module.default,
  log: console.error,
});

let measured = 0; // ms of CPU time
const costs: Record<string, { readonly 'CPU, ms': number; readonly 'memory, MB': number }> = {};

function measure(step: string): void {
  const { user, system } = process.cpuUsage();
  const total = (user + system) / 1_000;
  costs[step] = {
    'CPU, ms': Math.round(total - measured),
    'memory, MB': Math.round(process.memoryUsage().rss / 1_000_000),
  };
  measured = total;
}

async function ask(step: string, message: string, locale: string): Promise<void> {
  const body = JSON.stringify({ message: message.slice(0, maxQuestionLength), messages: [] });
  const headers = { 'Accept-Language': locale };
  const response = await assistant(new Request('http://localhost', { method: 'POST', headers, body }));
  if (!response.ok) throw new Error(await response.text());
  measure(step);
}

measure('start');
for (const [locale, { passages }] of Object.entries(module.default)) {
  // The start of a passage is not a known question, so the function searches everything.
  const words = passages[0]?.text.split(/\s+/).slice(0, 12) ?? [];
  await ask(`first question, ${locale}`, words.join(' '), locale);
}
const unknown = Array.from({ length: 400 }, (_, index) => `q${(index * 7_919).toString(36)}zx`);
await ask('400 unknown words', unknown.join(' '), '');
// https://supabase.com/docs/guides/functions/limits
costs['limits of Supabase'] = { 'CPU, ms': 2_000, 'memory, MB': 256 };
console.table(costs);
