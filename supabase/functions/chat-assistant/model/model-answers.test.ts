import assert from 'node:assert/strict';
import { createAssistant } from '../chat-assistant.ts';
import type { Knowledge } from '../knowledge.ts';
import { testKnowledge as knowledge } from '../testing/site.ts';
import type { ChatRequest } from '../http/chat-request.ts';
import { materialLimit } from './model-answers.ts';
import { type Completions, ModelError, type ModelMessage } from './chat-completions.ts';

const question = { message: 'What does a boat cost?', messages: [] };

/** Asks an assistant whose model writes so; gives the reply, what the model was asked, and the log. */
async function ask(
  model: string | Error,
  {
    request = question,
    known = knowledge,
    signal,
  }: { request?: ChatRequest; known?: Knowledge; signal?: AbortSignal } = {},
) {
  const asked: (readonly ModelMessage[])[] = [];
  const lines: string[] = [];
  const complete: Completions = (messages, left) => {
    asked.push(messages);
    if (left?.aborted) return Promise.reject(new ModelError('gone'));
    return model instanceof Error ? Promise.reject(model) : Promise.resolve(model);
  };
  const assistant = createAssistant({ knowledge: known, log: (line) => lines.push(line), complete });
  const reply = await assistant(request, 'en', signal);
  return { reply, asked, log: lines.join('\n') };
}

const own = await createAssistant({ knowledge, log: assert.fail })(question);

Deno.test('the model is given the rules, what the site says, the history and the question', async () => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello' },
  ] as const;
  const request = { ...question, messages: [...messages] };
  const { reply, asked, log } = await ask('It depends. [Care](/en/care)', { request });
  assert.deepEqual([reply.response, log], ['It depends. [Care](/en/care)', '']);
  const [system, ...others] = asked[0] ?? [];
  assert.equal(system?.role, 'system');
  assert.match(system?.content ?? '', /British English/);
  assert(system?.content.includes('What does a boat cost?\nen price'));
  assert(system?.content.includes('[Care en](/en/care#hull)\nWash the hull.'));
  assert(!system?.content.includes('/sv/care'), 'nothing of another language');
  assert(!system?.content.includes('en greeting'), 'no small talk');
  assert.deepEqual(others, [...messages, { role: 'user', content: question.message }]);
});

Deno.test('only the end of a long conversation is sent', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => ({
    role: 'user' as const,
    content: String(index),
  }));
  const { asked } = await ask('Yes.', { request: { ...question, messages } });
  const sent = asked[0]?.slice(1, -1).map(({ content }) => content);
  assert.deepEqual(sent, ['14', '15', '16', '17', '18', '19']);
});

Deno.test('when the model fails, the site answers and the log has the reason alone', async () => {
  for (const failure of [new ModelError('the model answered 500'), new Error(question.message), ' ']) {
    const { reply, log } = await ask(failure);
    assert.deepEqual(reply, own);
    assert.match(log, /^chat-assistant: /);
    assert(!log.includes(question.message), log);
  }
});

Deno.test('beyond the limit the site answers, and the model is not asked', async () => {
  const { reply, asked } = await ask('x', { request: { ...question, withoutModel: true } });
  assert.deepEqual([reply, asked], [own, []]);
});

Deno.test('what gives the rules away is not shown, and the site’s own answer takes its place', async () => {
  const { asked } = await ask('x');
  const [rule = ''] = (asked[0]?.[0]?.content ?? '').split('\n');
  assert.deepEqual((await ask(`Sure. ${rule} More.`)).reply, own);
});

Deno.test('a visitor who leaves ends the request to the model, which is no failure to log', async () => {
  const { reply, log } = await ask('not ended', { signal: AbortSignal.abort() });
  assert.deepEqual([reply, log], [own, '']);
});

Deno.test('of more than a model is given, the last passages are left out', async () => {
  const { passages } = knowledge.languages['en']!;
  const long = { ...passages[0]!, text: 'sail '.repeat(materialLimit) };
  const en = { ...knowledge.languages['en']!, passages: [...passages, long] };
  const { asked } = await ask('x', { known: { ...knowledge, languages: { en } } });
  const given = asked[0]?.[0]?.content ?? '';
  assert(given.length < materialLimit + 3_000 && given.includes('Wash the hull.'));
});
