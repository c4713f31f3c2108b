import assert from 'node:assert/strict';
import { createAssistant } from '../answers/assistant.ts';
import { testKnowledge as knowledge } from '../testing/site.ts';
import type { ChatRequest } from '../http/chat-request.ts';
import { type Completions, ModelError, type ModelMessage } from './chat-completions.ts';

const question = { message: 'What does a boat cost?', messages: [] };

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
    Promise.resolve('It depends. [Care](/en/care)'),
  );
  assert.equal(reply.response, 'It depends. [Care](/en/care)');
  assert.equal(log, '');
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

/** Asks a model that writes its reply in pieces; gives what was shown meanwhile, and the reply. */
async function watch(pieces: readonly string[], end: () => string) {
  const shown: string[] = [];
  const complete: Completions = (_messages, { onText } = {}) => {
    pieces.forEach((_, index) => onText?.(pieces.slice(0, index + 1).join('')));
    return Promise.resolve().then(end);
  };
  const assistant = createAssistant({ knowledge, log: () => undefined, complete });
  const reply = await assistant.answer(question, 'en', { onText: (text) => shown.push(text) });
  return { shown, reply };
}

Deno.test('a reply is shown sentence by sentence while the model writes, each one checked', async () => {
  const pieces = [
    'It ',
    'depends. See',
    ' [a page',
    '](https://evil',
    '.example/). <b>',
    'Then</b> call. ',
    'Bye',
  ];
  const { shown, reply } = await watch(pieces, () => pieces.join(''));
  assert.deepEqual(shown, [
    '',
    'It depends.',
    'It depends. See a page.',
    'It depends. See a page. Then call.',
  ]);
  assert.equal(reply.response, 'It depends. See a page. Then call. Bye');
});

Deno.test(
  'what breaks off or gives the rules away is not shown, and the site’s own answer takes its place',
  async () => {
    const expected = await without(question);
    const broken = await watch(['It depends. ', 'On'], () => {
      throw new ModelError('the model’s answer broke off');
    });
    assert.deepEqual(broken, { shown: ['', 'It depends.'], reply: expected });

    const { asked } = await ask(question, () => Promise.resolve('x'));
    const [rule = ''] = (asked[0]?.[0]?.content ?? '').split('\n');
    const leak = ['Sure. ', `${rule} `, 'More. ', 'End'];
    assert.deepEqual(await watch(leak, () => leak.join('')), { shown: ['', 'Sure.'], reply: expected });
  },
);

Deno.test('a visitor who leaves ends the request to the model, which is no failure to log', async () => {
  const left = new AbortController();
  const assistant = createAssistant({
    knowledge,
    log: assert.fail,
    complete(_messages, { signal } = {}) {
      left.abort();
      return signal?.aborted ? Promise.reject(new ModelError('gone')) : Promise.resolve('not ended');
    },
  });
  const reply = await assistant.answer(question, 'en', { signal: left.signal });
  assert.notEqual(reply.response, 'not ended');
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
