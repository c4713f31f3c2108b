/** For function.ts, under Deno: starts the assistant's function in this process, asks it, and prints the costs as JSON. */

import process from 'node:process';
import { createChatAssistant } from '../../supabase/functions/chat-assistant/chat-assistant.ts';
import {
  maxMessageLength,
  maxTurnLength,
} from '../../supabase/functions/chat-assistant/http/chat-request.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';

/** Not a literal, so that types can be checked before there is one. */
const knowledgeFile: string = '../../supabase/functions/chat-assistant/knowledge.json';
const module = (await import(knowledgeFile, { with: { type: 'json' } })) as { readonly default: Knowledge };
const knowledge = module.default;
const assistant = createChatAssistant({ read: () => undefined, knowledge, log: console.error });

/** What was done since the last step: the CPU time of all threads in ms, and the memory of the process in MB. */
function cost(): { readonly cpu: number; readonly memory: number } {
  const { user, system } = process.cpuUsage();
  const since = (user + system) / 1_000 - before;
  before += since;
  return { cpu: Math.round(since), memory: Math.round(process.memoryUsage().rss / 1_000_000) };
}
let before = 0;

async function ask(message: string, locale: string, earlier: readonly string[] = []) {
  const messages = earlier.map((content) => ({ role: 'user', content: content.slice(0, maxTurnLength) }));
  const body = JSON.stringify({ message: message.slice(0, maxMessageLength), messages });
  const headers = { 'Accept-Language': locale };
  const response = await assistant(new Request('http://localhost', { method: 'POST', headers, body }));
  if (!response.ok) throw new Error(await response.text());
  return cost();
}

const start = cost();
const steps: [step: string, cost: ReturnType<typeof cost>][] = [['start', start]];
/** The first words of a passage: no question that is known by heart, so that all is searched. */
const questions = Object.entries(knowledge.languages).map(
  ([locale, { passages }]) => [locale, passages[0]?.text.split(/\s+/).slice(0, 12).join(' ') ?? ''] as const,
);
for (const [locale, question] of questions) {
  steps.push([`first question, ${locale}`, await ask(question, locale)]);
}
const unknown = Array.from({ length: 400 }, (_, index) => `q${(index * 7_919).toString(36)}zx`).join(' ');
const parts = questions.map(([, question]) => `${question}, `.repeat(30));
const costly = [
  unknown,
  ...parts,
  'qx '.repeat(700),
  'boat'.repeat(700),
  '1 '.repeat(1_000),
  'a.'.repeat(1_000),
];
for (const message of costly) {
  const name = `made to be costly: ${message.slice(0, 20)}…`;
  steps.push([name, await ask(message, '', [unknown, unknown])]);
}
console.log(JSON.stringify(steps));
