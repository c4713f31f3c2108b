import assert from 'node:assert/strict';
import { createAssistant } from './assistant.ts';
import { ModelError, type ModelMessage } from '../model/chat-completions.ts';
import type { ChatRequest } from '../http/chat-request.ts';
import json from '../knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../knowledge.ts';

const knowledge = knowledgeSchema.parse(json);
const question = { message: 'What does a voice agent cost?', messages: [] };

/** Asks an assistant with a model; gives the reply, what the model was asked, and the log. */
async function ask(request: ChatRequest, model: () => Promise<string>) {
  const asked: (readonly ModelMessage[])[] = [];
  const lines: string[] = [];
  const assistant = createAssistant({
    knowledge,
    log: (line) => lines.push(line),
    complete(messages) {
      asked.push(messages);
      return model();
    },
  });
  return { reply: await assistant.answer(request), asked, log: lines.join('\n') };
}

const without = (request: ChatRequest) => createAssistant({ knowledge, log: assert.fail }).answer(request);

Deno.test('the model is given the rules, what the site says, the history and the question', async () => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello' },
  ] as const;
  const { reply, asked, log } = await ask({ ...question, messages: [...messages] }, () =>
    Promise.resolve('It depends. [About us](/about)'),
  );
  assert.equal(reply.response, 'It depends. [About us](/about)');
  assert.equal(log, '');
  const [system, ...others] = asked[0] ?? [];
  assert.equal(system?.role, 'system');
  assert.match(system?.content ?? '', /British English/);
  for (const { href } of knowledge.passages.filter(({ locale }) => locale === 'en')) {
    assert(system?.content.includes(`](${href})`), href);
  }
  assert.deepEqual(others, [...messages, { role: 'user', content: question.message }]);
});

Deno.test('only the end of a long conversation is sent', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => ({
    role: 'user' as const,
    content: `${index} ${'a'.repeat(900)}`,
  }));
  const { asked } = await ask({ ...question, messages }, () => Promise.resolve('Yes.'));
  assert.deepEqual(
    asked[0]?.slice(1, -1).map(({ content }) => content.split(' ')[0]),
    ['16', '17', '18', '19'],
  );
});

Deno.test('when the model fails, the site answers and the log has the reason alone', async () => {
  const expected = await without(question);
  const failures: readonly (() => Promise<string>)[] = [
    () => Promise.reject(new ModelError('the model answered 500')),
    () => Promise.reject(new Error(question.message)),
    () => Promise.resolve(' '),
  ];
  for (const failure of failures) {
    const { reply, log } = await ask(question, failure);
    assert.deepEqual(reply, expected);
    assert.match(log, /^chat-assistant: /);
    assert(!log.includes(question.message), log);
  }
});

Deno.test('a model that gives its rules away is not shown', async () => {
  const { asked } = await ask(question, () => Promise.resolve('x'));
  const { reply } = await ask(question, () => Promise.resolve(asked[0]?.[0]?.content ?? ''));
  assert.deepEqual(reply, await without(question));
});

Deno.test('where the model was asked too often the site answers, and the log says nothing', async () => {
  const asked: unknown[] = [];
  const assistant = createAssistant({
    knowledge,
    log: assert.fail,
    mayAskModel: () => Promise.resolve(false),
    complete(messages) {
      asked.push(messages);
      return Promise.resolve('x');
    },
  });
  assert.deepEqual(await assistant.answer(question), await without(question));
  assert.equal(asked.length, 0);
});
