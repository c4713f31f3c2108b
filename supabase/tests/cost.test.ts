/** What a question may cost: Supabase ends a worker, with every request in it, after 2 s of CPU. */

import { describe, expect, it } from 'vitest';
import { createAssistant } from '../functions/chat-assistant/answers/assistant.ts';
import { testKnowledge } from '../functions/chat-assistant/testing/site.ts';
import { maxMessageLength, maxTurnLength, maxTurns } from '../functions/chat-assistant/http/chat-request.ts';
import { checkReply, finishedPart } from '../functions/chat-assistant/model/model-reply.ts';

/** How many times the CPU time of plain text the worst may take, in the same process: what is not bounded takes hundreds. */
const limit = 30;

/** CPU time of this process in ms, the least of some tries: it also compiles and collects garbage. */
async function costOf(run: () => unknown, enough = 0): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < 8 && best > enough; attempt += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const unknownWords = (count: number) =>
  Array.from({ length: count }, (_, index) => `q${(index * 7_919).toString(36)}zxwvkjhg`).join(' ');

describe('the CPU time of the site’s own answer', async () => {
  const assistant = createAssistant({ knowledge: testKnowledge, log: expect.unreachable });
  const ask = (message: string, turns: readonly string[] = []) =>
    assistant.answer({
      message: message.slice(0, maxMessageLength),
      messages: turns.map((text) => ({ role: 'user' as const, content: text.slice(0, maxTurnLength) })),
    });
  const plainText = 'what is the price of a boat and when is it delivered '.repeat(8);
  const plain = await costOf(() => ask(plainText, [plainText]));

  it.each([
    ['words that nobody has used', unknownWords(200), []],
    ['as many turns as there may be', 'qx zz ww', Array<string>(maxTurns).fill(unknownWords(400))],
    ['words of two letters', 'qx '.repeat(700), []],
    ['one word without an end', 'boat'.repeat(700), []],
    ['one letter, as often as it may be', 'å'.repeat(maxMessageLength), []],
  ])('is bounded for %s', async (_name, message, turns) => {
    expect(await costOf(() => ask(message, turns), limit * plain)).toBeLessThanOrEqual(limit * plain);
  });
});

describe('the CPU time of a model’s reply', async () => {
  const check = { hrefs: new Set(['/about']), rules: 'You are the assistant.', allowed: '' };
  const read = (text: string) => checkReply(finishedPart(text), check);
  const plain = await costOf(() => read('This is a sentence of a good reply. '.repeat(110)));
  const marks = [
    '[',
    '](',
    '[a](',
    '![',
    '<',
    '<a ',
    '*',
    '**',
    '_',
    '`',
    '> ',
    '- ',
    '1. ',
    '\\',
    '\n',
    'www.',
    'a. ',
  ];

  it.each([...marks, ...marks.map((mark) => `${mark}a. `)])('is bounded for nothing but %j', async (mark) => {
    const most = limit * Math.max(plain, 0.5);
    expect(await costOf(() => read(mark.repeat(4_000 / mark.length)), most)).toBeLessThanOrEqual(most);
  });
});
