/** What a question may cost: Supabase ends a worker, with every request in it, after 2 s of CPU. */

import fc from 'fast-check';
import { Lexer } from 'marked';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createAssistant } from '../supabase/functions/chat-assistant/answers/assistant.ts';
import {
  maxMessageLength,
  maxTurnLength,
  maxTurns,
  type ChatRequest,
} from '../supabase/functions/chat-assistant/http/chat-request.ts';
import { knowledgeSchema } from '../supabase/functions/chat-assistant/knowledge.ts';
import { lengthLimit } from '../supabase/functions/chat-assistant/model/model-reply.ts';
import { testKnowledge } from './test-knowledge.ts';

/** The site's own knowledge where it has been made: what a question costs grows with it. */
const made = new URL('../supabase/functions/chat-assistant/knowledge.json', import.meta.url);
const knowledge = existsSync(made)
  ? knowledgeSchema.parse(JSON.parse(readFileSync(made, 'utf8')))
  : testKnowledge;
const [locale = ''] = knowledge.locales;
const features = knowledge.languages[locale]?.model?.features.split('\n') ?? [];
const known = features.filter((feature) => /^\p{L}{3,}$/u.test(feature));

/**
 * How many times the CPU time of plain text the worst may take, in the same process. What is bounded takes up to
 * 12 and 3 times, what is not hundreds.
 */
const limit = { question: 30, reply: 12 };

/** How many times the work of a plain reply the parser may have with one of the same length. */
const parserLimit = 3;

const words = (count: number, word: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => word(index)).join(' ');
const unknownWord = (index: number): string =>
  `q${(index * 7_919).toString(36)}zxwvkjhgfdbcmnptrlsq`.slice(0, 24);
const ask = (message: string, turns: readonly string[] = []): ChatRequest => ({
  message: message.slice(0, maxMessageLength),
  messages: turns.map((content) => ({ role: 'user', content: content.slice(0, maxTurnLength) })),
});
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

const knownWords = words(80, (index) => known[index % known.length] ?? '');
const plain = {
  question: ask(knownWords, times(6, knownWords)),
  reply: 'This is a sentence of a good reply. '.repeat(100).slice(0, lengthLimit),
};

let reply = '';
const site = createAssistant({ knowledge, log: () => undefined });
const withModel = createAssistant({
  knowledge,
  log: () => undefined,
  complete: (_messages, { onText } = {}) => Promise.resolve(onText ? typed(onText) : reply),
});

/** The reply as a model streams it at worst: a character at a time. */
function typed(onText: (text: string) => void): string {
  for (let length = 1; length <= reply.length; length += 1) onText(reply.slice(0, length));
  return reply;
}

async function toQuestion(request: ChatRequest): Promise<void> {
  await site.answer(request, locale);
}

/** Lets a model reply to a short question, as a whole or streamed. */
async function toReply(text: string, how: 'whole' | 'streamed'): Promise<void> {
  reply = text;
  await withModel.answer(ask('?'), locale, how === 'streamed' ? { onText: () => undefined } : {});
}

/** CPU time of this process in ms, the least of some tries: it also compiles and collects garbage. */
async function costOf(run: () => Promise<void>, enough = 0): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < 8 && best > enough; attempt += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const plainQuestionCost = await costOf(() => toQuestion(plain.question));
const plainReplyCost = await costOf(() => toReply(plain.reply, 'streamed'));

async function expectCheap(request: ChatRequest): Promise<void> {
  const most = limit.question * plainQuestionCost;
  expect(await costOf(() => toQuestion(request), most)).toBeLessThanOrEqual(most);
}

/** What the parser does: the characters that it is given, each time, and for each time as much as for twenty more. */
async function parserWork(run: () => Promise<void>): Promise<number> {
  const blocks = vi.spyOn(Lexer.prototype, 'blockTokens');
  const inlines = vi.spyOn(Lexer.prototype, 'inlineTokens');
  try {
    await run();
    const texts = [...blocks.mock.calls.map(([text]) => text), ...inlines.mock.calls.map(([text]) => text)];
    return texts.reduce((sum, text) => sum + text.length + 20, 0);
  } finally {
    blocks.mockRestore();
    inlines.mockRestore();
  }
}

const plainWork = {
  whole: await parserWork(() => toReply(plain.reply, 'whole')),
  streamed: await parserWork(() => toReply(plain.reply, 'streamed')),
};

describe('the CPU time of the site’s own answer', () => {
  const unknown = words(80, unknownWord);
  it.each([
    ['words that nobody has used', ask(unknown)],
    ['a short question after many such words', ask('qx zz ww', times(6, unknown))],
    ['many such words after many others', ask(unknown, times(6, unknown))],
    ['as many turns as there may be', ask('qx zz ww', times(maxTurns, words(200, unknownWord)))],
    [
      'words of two letters',
      ask(
        words(666, (index) => ((index * 7) % 1_296).toString(36)),
        times(6, unknown),
      ),
    ],
    ['words that the site uses', ask(words(400, (index) => known[(index * 7) % known.length] ?? ''))],
    ['a word repeated without a space', ask((known[0] ?? '').repeat(700))],
    ['one letter, as often as it may be', ask('å'.repeat(maxMessageLength))],
  ])('is bounded for %s', async (_name, request) => {
    await expectCheap(request);
  });

  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.slice(0, 20)) },
    fc.constantFrom('qx', ' ', '  ', ', ', '. ', '? ', '\n', '-', '<', '*', '[', '](', 'å', 'a\u0301', '🙂'),
    fc.string({ maxLength: 4 }),
  );
  /** Up to 2,000 characters of a few pieces, repeated: what is ambiguous once becomes so many times. */
  const text = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(200), fc.constantFrom('', 'qx', '?', ' '))
    .map(
      ([pieces, more, end]) =>
        pieces
          .join('')
          .repeat(more + 1)
          .slice(0, maxMessageLength - 2) + end,
    );

  it('is bounded for any text made of the site’s words, as message and as history', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 8 }), async (message, history) => {
        await expectCheap(ask(message.trim() || 'a', history));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the work on a model’s reply', () => {
  const attacks = [
    ...[
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
    ],
    ...[
      '`a ',
      '<a ',
      '[a][',
      '\n \n',
      'å',
      '- a.\n',
      '1. *a*\n',
      '- **a.**\n',
      '- [a](/#contact).\n',
      'a.\n\n',
    ],
    ...['*a*. ', '**a *b* c.** ', '[a](/#contact) b. ', 'a.)))))) ', `${'1. '.repeat(20)}a.\n`],
  ].map((unit) => [unit, unit.repeat(4_000 / unit.length)] as const);
  const nested = ['1. ', '+ ', '* '].map(
    (mark) => [`${mark}nested, and sentences`, mark.repeat(300) + 'a. '.repeat(200)] as const,
  );
  const open = ['a mark that stays open, and sentences', `[${'a. '.repeat(1_300)}`] as const;

  it('is done at most seven times over while a reply is being written', () => {
    expect(plainWork.streamed).toBeLessThanOrEqual(7 * plainWork.whole);
  });

  describe.each([...attacks, ...nested, open])('is bounded for nothing but %j', (_name, text) => {
    it.each(['whole', 'streamed'] as const)('of the parser, %s', async (how) => {
      expect(await parserWork(() => toReply(text, how))).toBeLessThanOrEqual(parserLimit * plainWork[how]);
    });

    it('of the processor', async () => {
      const most = limit.reply * plainReplyCost;
      expect(await costOf(() => toReply(text, 'streamed'), most)).toBeLessThanOrEqual(most);
    });
  });
});
