/** What a question may cost: Supabase ends a worker, with every request in it, after 2 s of CPU. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssistant } from '../supabase/functions/chat-assistant/answers/assistant.ts';
import {
  maxMessageLength,
  maxTurns,
  type ChatRequest,
} from '../supabase/functions/chat-assistant/http/chat-request.ts';
import { testKnowledge } from './test-knowledge.ts';

/**
 * In ms of CPU. What is bounded takes under 30, with a cold compiler and a busy machine up to 100; what
 * is not takes seconds; the attacks are no longer than it takes to see that.
 */
const budget = 400;

interface Attack {
  readonly request: ChatRequest;
  /** What a connected model answers; without one the site does. */
  readonly reply?: string;
}

/** Asks a new assistant, which has nothing in memory, and gives the CPU time of this process in ms. */
async function costOf({ request, reply }: Attack): Promise<number> {
  const assistant = createAssistant({
    knowledge: testKnowledge,
    log: () => undefined,
    ...(reply !== undefined && {
      complete: (_messages, { onText } = {}) => Promise.resolve(typed(reply, onText)),
    }),
  });
  const before = process.cpuUsage();
  await assistant.answer(request, 'sv', { onText: () => undefined });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A reply as a model streams it at worst: a character at a time. */
function typed(reply: string, onText: (text: string) => void = () => undefined): string {
  for (let length = 1; length <= reply.length; length += 1) onText(reply.slice(0, length));
  return reply;
}

/** The best of up to three tries: the process also compiles and collects garbage. */
async function expectCheap(attack: Attack): Promise<void> {
  let best = Infinity;
  for (let attempt = 0; attempt < 3 && best > budget; attempt += 1)
    best = Math.min(best, await costOf(attack));
  expect(best).toBeLessThanOrEqual(budget);
}

const ask = (message: string): Attack => ({
  request: { message: message.slice(0, maxMessageLength), messages: [] },
});
const askAfter = (turns: readonly string[]): Attack => ({
  request: {
    message: 'och det?',
    messages: turns.map((content) => ({ role: 'user' as const, content: content.slice(0, 4_000) })),
  },
});

const known = ['båt', 'pris', 'kostar', 'leverans', 'leveranstid', 'boat', 'price', 'storage', 'sails'];
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  fc.constantFrom(
    'qx',
    ' ',
    '  ',
    ', ',
    '. ',
    '? ',
    '\n',
    ' och ',
    '-',
    '<',
    '*',
    '[',
    '](',
    'å',
    'a\u0301',
    '🙂',
  ),
  fc.string({ maxLength: 4 }),
);
/** Up to 2,000 characters of a few pieces, repeated: what is ambiguous once becomes so many times. */
const text = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(200), fc.constantFrom('', 'qx', '?', ' '))
  .map(
    ([pieces, times, end]) =>
      pieces
        .join('')
        .repeat(times + 1)
        .slice(0, maxMessageLength - 2) + end,
  );

describe('the CPU time of an answer', () => {
  it.each([
    ['an ambiguous compound with an unknown end', ask(`${'röstagent'.repeat(16)}qx`)],
    ['the same as the earlier question of a follow-up', askAfter([`${'röstagent'.repeat(16)}qx`])],
    ['a word repeated without a space', ask('agent'.repeat(396))],
    ['a short word repeated without a space', ask('röst'.repeat(490))],
    ['a word with the s that joins, repeated', ask('samtals'.repeat(280))],
    ['one letter, 2,000 times', ask('å'.repeat(2_000))],
    [
      'hundreds of unknown words',
      ask(Array.from({ length: 400 }, (_, i) => `samtalx${i.toString(36)}`).join(' ')),
    ],
    [
      'a history of many long turns',
      askAfter(Array.from({ length: maxTurns }, () => 'röstagent'.repeat(40))),
    ],
  ])('is bounded for %s', async (_name, attack) => {
    await expectCheap(attack);
  });

  it('is bounded for any text made of the site’s words, as message and as history', async () => {
    const attack = fc.record({ message: text, history: fc.array(text, { maxLength: 8 }) });
    await fc.assert(
      fc.asyncProperty(attack, async ({ message, history }) => {
        await expectCheap({ request: { ...askAfter(history).request, message: message.trim() || 'a' } });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    '[](',
    '[a](',
    '![',
    '**a* ',
    '*a ',
    '> ',
    '- ',
    '1. ',
    '~a~~',
    'a.',
    'a. ',
    '(ab. ',
    '\n- a',
    'a@a.',
    '`a ',
    '<a ',
    '[a][',
    '\n \n',
    'å',
  ])('is bounded for a model’s reply of nothing but %j', async (unit) => {
    await expectCheap({ ...ask('Vad kostar en faktura?'), reply: unit.repeat(4_000 / unit.length) });
  });

  it('is bounded for a model’s reply of sentences within a mark that stays open', async () => {
    await expectCheap({ ...ask('Vad kostar en faktura?'), reply: `[${'a. '.repeat(1_300)}` });
  });
});
