/** What a question may cost: Supabase ends a worker, with every request in it, after 2 s of CPU. */

import { expect, it } from 'vitest';
import { createAssistant } from '../functions/chat-assistant/chat-assistant.ts';
import { maxMessageLength, maxTurnLength, maxTurns } from '../functions/chat-assistant/http/chat-request.ts';
import { checkReply } from '../functions/chat-assistant/model/model-reply.ts';
import type { Knowledge } from '../functions/chat-assistant/knowledge.ts';
import { testKnowledge } from '../functions/chat-assistant/testing/site.ts';

/** How many times the CPU time of plain text the worst may take, in the same process: what is not bounded takes 30 and more. */
const limit = 12;

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

async function expectBounded<Text>(texts: readonly Text[], plain: Text, run: (text: Text) => unknown) {
  const most = limit * Math.max(await costOf(() => run(plain)), 0.5);
  for (const text of texts) {
    const name = JSON.stringify(text).slice(0, 60);
    expect(await costOf(() => run(text), most), name).toBeLessThanOrEqual(most);
  }
}

const unknownWords = Array.from({ length: 400 }, (_, index) => `q${(index * 7_919).toString(36)}zxwv`).join(
  ' ',
);

/** As many answers as a real site has: whatever is classified is compared with each. */
const languages: Knowledge['languages'] = Object.fromEntries(
  Object.entries(testKnowledge.languages).map(([locale, language]) => [
    locale,
    { ...language, answers: Array.from({ length: 60 }, () => language.answers).flat() },
  ]),
);

it('the CPU time of the site’s own answer is bounded', async () => {
  const knowledge = { ...testKnowledge, languages };
  const assistant = createAssistant({ knowledge, log: expect.unreachable });
  const worst = [
    unknownWords,
    'qx '.repeat(700),
    'boat'.repeat(700),
    '1 '.repeat(1_000),
    'a.'.repeat(1_000),
    'å'.repeat(maxMessageLength),
  ];
  const turns = Array.from({ length: maxTurns }, () => unknownWords.slice(0, maxTurnLength));
  await expectBounded(
    [...worst.map((text) => [text]), ['qx zz ww', ...turns], ['In English?', 'a. '.repeat(1_333)]],
    Array<string>(2).fill('what is the price of a boat and when is it delivered '.repeat(8)),
    ([message = '', ...earlier]) =>
      assistant({
        message: message.slice(0, maxMessageLength),
        messages: earlier.map((content) => ({ role: 'user', content })),
      }),
  );
});

it('the CPU time of a model’s reply is bounded', async () => {
  const marks = ['\n', ...'[ ]( [a]( ![ < <a * ** _ ` > - 1. \\ www. a.'.split(' ')];
  await expectBounded(
    marks.flatMap((mark) => [mark, `${mark} `, `${mark}a. `]).map((mark) => mark.repeat(4_000 / mark.length)),
    'This is a sentence of a good reply. '.repeat(110),
    (text) => checkReply(text, new Set(['/about']), 'You are the assistant.'),
  );
});
