/** Against a server on this machine that speaks the protocol, with all that may go wrong. */

import assert from 'node:assert/strict';
import { createCompletions } from './chat-completions.ts';
import { type Answer, ask, messages, reasonOf, reply } from './test-service.ts';

Deno.test('a request has the form of the protocol, and the reply is read', async () => {
  const { result, bodies } = await ask(() => reply('Hello'));
  assert.equal(result, 'Hello');
  assert.deepEqual(bodies, [
    {
      path: '/v1/chat/completions',
      key: 'Bearer key',
      model: 'small',
      messages: [...messages],
      max_tokens: 400,
      temperature: 0.2,
    },
  ]);
});

Deno.test('429 and 5xx are repeated once', async () => {
  for (const status of [429, 500, 503]) {
    const { result, bodies } = await ask((_, turn) =>
      turn === 1 ? new Response('busy', { status }) : reply('Hello'),
    );
    assert.deepEqual([result, bodies.length], ['Hello', 2]);
  }
  const { result, bodies } = await ask(() => new Response('broken', { status: 500 }));
  assert.equal(reasonOf(result), 'the model answered 500');
  assert.equal(bodies.length, 2);
});

Deno.test('Retry-After is waited for when the time allows, else the retry is left out', async () => {
  const busy =
    (wait: string): Answer =>
    (_, turn) =>
      turn === 1 ? new Response(null, { status: 429, headers: { 'Retry-After': wait } }) : reply('Hello');
  assert.equal((await ask(busy('0'), { pause: 60_000 })).result, 'Hello');
  const late = await ask(busy('3600'));
  assert.equal(reasonOf(late.result), 'the model answered 429');
  assert.equal(late.bodies.length, 1);
});

Deno.test('other refusals are not repeated', async () => {
  for (const status of [400, 401, 404]) {
    const { result, bodies } = await ask(() => new Response('secret words', { status }));
    assert.equal(reasonOf(result), `the model answered ${status}`);
    assert.equal(bodies.length, 1);
  }
});

/** What services answer to a parameter that a model does not take, as they word it. */
const openAi = (param: string, code: string, message: string) =>
  Response.json({ error: { message, type: 'invalid_request_error', param, code } }, { status: 400 });
const noMaxTokens = () =>
  openAi(
    'max_tokens',
    'unsupported_parameter',
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  );
const onlyDefaultTemperature = () =>
  openAi(
    'temperature',
    'unsupported_value',
    "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
  );
const noStream = () =>
  openAi(
    'stream',
    'unsupported_value',
    'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
  );
const anthropic = () =>
  Response.json(
    {
      error: {
        code: 'invalid_request_error',
        message: '`temperature` is deprecated for this model.',
        type: 'invalid_request_error',
        param: null,
      },
    },
    { status: 400 },
  );
const strictServer = (parameter: string) =>
  Response.json(
    {
      detail: [{ type: 'extra_forbidden', loc: ['body', parameter], msg: 'Extra inputs are not permitted' }],
    },
    { status: 422 },
  );

/** Those parameters of each request that some models refuse. */
const sent = (bodies: readonly unknown[]) =>
  (bodies as Record<string, unknown>[]).map((body) =>
    ['max_tokens', 'max_completion_tokens', 'temperature', 'stream'].filter((name) => name in body).join(' '),
  );
/** Asks for a stream. */
const streaming = { onText: () => undefined };

Deno.test('OpenAI’s models that think get what they take, and are asked right from then on', async () => {
  const server: Answer = (_, turn) =>
    turn === 1 ? noMaxTokens() : turn === 2 ? onlyDefaultTemperature() : reply('Hello');
  const { result, bodies } = await ask(server, {}, 2);
  assert.equal(result, 'Hello');
  assert.deepEqual(sent(bodies), [
    'max_tokens temperature',
    'max_completion_tokens temperature',
    'max_completion_tokens',
    'max_completion_tokens',
  ]);
});

Deno.test('a model that may not stream answers whole, and no stream is asked for from then on', async () => {
  for (const refuse of [noStream, () => strictServer('stream')]) {
    const server: Answer = (_, turn) => (turn === 1 ? refuse() : reply('Hello'));
    const { result, bodies } = await ask(server, {}, 2, streaming);
    assert.equal(result, 'Hello');
    assert.deepEqual(sent(bodies), [
      'max_tokens temperature stream',
      'max_tokens temperature',
      'max_tokens temperature',
    ]);
  }
});

Deno.test(
  'all that a model refuses is left out within one question, though each error names one',
  async () => {
    const refusals = [noMaxTokens, onlyDefaultTemperature, noStream];
    const server: Answer = (_, turn) => refusals[turn - 1]?.() ?? reply('Hello');
    const { result, bodies } = await ask(server, {}, 2, streaming);
    assert.equal(result, 'Hello');
    assert.deepEqual(sent(bodies), [
      'max_tokens temperature stream',
      'max_completion_tokens temperature stream',
      'max_completion_tokens stream',
      'max_completion_tokens',
      'max_completion_tokens',
    ]);
  },
);

Deno.test(
  'what a field of an error refuses is left out of later questions also when this one fails',
  async () => {
    const server: Answer = (_, turn) =>
      turn === 1 ? noMaxTokens() : turn === 2 ? new Response(null, { status: 401 }) : reply('Hello');
    const { result, bodies } = await ask(server, {}, 2);
    assert.equal(result, 'Hello');
    assert.deepEqual(sent(bodies), [
      'max_tokens temperature',
      'max_completion_tokens temperature',
      'max_completion_tokens temperature',
    ]);
  },
);

Deno.test('what is busy after a refusal is asked once more too', async () => {
  const server: Answer = (_, turn) =>
    turn === 1 ? noMaxTokens() : turn === 2 ? new Response('busy', { status: 503 }) : reply('Hello');
  const { result, bodies } = await ask(server);
  assert.deepEqual([result, bodies.length], ['Hello', 3]);
});

Deno.test('a model that refuses the temperature alone keeps its limit of tokens', async () => {
  for (const refuse of [anthropic, () => strictServer('temperature')]) {
    const { result, bodies } = await ask((_, turn) => (turn === 1 ? refuse() : reply('Hello')), {}, 2);
    assert.equal(result, 'Hello');
    assert.deepEqual(sent(bodies), ['max_tokens temperature', 'max_tokens', 'max_tokens']);
  }
});

Deno.test('ollama, llama.cpp and vLLM, which take both, are asked once', async () => {
  const { bodies } = await ask(() => reply('Hello'), {}, 2);
  assert.deepEqual(sent(bodies), ['max_tokens temperature', 'max_tokens temperature']);
});

Deno.test('a model that refuses whatever it is sent is not asked for ever', async () => {
  const { result, bodies } = await ask(noMaxTokens);
  assert.equal(reasonOf(result), 'the model answered 400');
  assert.equal(bodies.length, 2);
});

Deno.test('a 400 for another reason changes nothing, though it names a parameter', async () => {
  const tooLarge =
    "'max_tokens' or 'max_completion_tokens' is too large: 400. This model's maximum context length is 512 tokens.";
  const { result, bodies } = await ask(() => openAi('max_tokens', 'BadRequestError', tooLarge), {}, 2);
  assert.equal(reasonOf(result), 'the model answered 400');
  assert.deepEqual(sent(bodies), ['max_tokens temperature', 'max_tokens temperature']);
});

Deno.test('an error of another parameter changes nothing, whatever words it quotes', async () => {
  const quoting = "Invalid message: 'temperature is not supported and max_tokens is deprecated'";
  const refusals = [
    () => openAi('messages[0].content', 'unsupported_value', quoting),
    () =>
      Response.json(
        { detail: [{ type: 'extra_forbidden', loc: ['body', 'messages'], msg: quoting }] },
        { status: 422 },
      ),
  ];
  for (const refuse of refusals) {
    const { result, bodies } = await ask(refuse, {}, 2);
    assert.match(reasonOf(result), /^the model answered 4/);
    assert.deepEqual(sent(bodies), ['max_tokens temperature', 'max_tokens temperature']);
  }
});

Deno.test(
  'what only the text of an error refuses has to help to be left out of the next question',
  async () => {
    const vague = () =>
      Response.json({ error: { message: 'temperature: unknown parameter', param: null } }, { status: 400 });
    const { result, bodies } = await ask((_, turn) => (turn <= 2 ? vague() : reply('Hello')), {}, 2);
    assert.equal(result, 'Hello');
    assert.deepEqual(sent(bodies), ['max_tokens temperature', 'max_tokens', 'max_tokens temperature']);
  },
);

Deno.test('a model that hangs is left after the budget', async () => {
  const hang: Answer = (request) =>
    new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Response())));
  assert.equal(reasonOf((await ask(hang, { budget: 50 })).result), 'the model did not answer within 50 ms');
});

Deno.test('a body that never ends is left after the budget too', async () => {
  const drip: Answer = () =>
    new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([32])) }));
  assert.equal(reasonOf((await ask(drip, { budget: 50 })).result), 'the model did not answer within 50 ms');
});

Deno.test('what is no completion is no reply', async () => {
  assert.equal(
    reasonOf((await ask(() => new Response('{"choices":'))).result),
    'the model’s answer is no JSON',
  );
  for (const data of [{}, { choices: [] }, { choices: [{ message: { content: null } }] }, null]) {
    const { result } = await ask(() => Response.json(data));
    assert.equal(reasonOf(result), 'the model’s answer has no reply in it');
  }
});

Deno.test('a huge body is not read', async () => {
  const { result } = await ask(() => reply('a'.repeat(100_000)));
  assert.match(reasonOf(result), /larger than 65536 bytes/);
});

Deno.test('a visitor who leaves ends the request at the service', async () => {
  const leaving = new AbortController();
  const ended = Promise.withResolvers<void>();
  const hang: Answer = (request) => {
    request.signal.addEventListener('abort', () => ended.resolve());
    leaving.abort();
    return new Promise((resolve) => void ended.promise.then(() => resolve(new Response())));
  };
  const { result } = await ask(hang, {}, 1, { signal: leaving.signal });
  await ended.promise;
  assert.equal(reasonOf(result), 'the model could not be reached');
});

Deno.test('a redirect is not followed', async () => {
  const { result, bodies } = await ask((_, turn) =>
    turn === 1 ? new Response(null, { status: 307, headers: { Location: '/elsewhere' } }) : reply('Hello'),
  );
  assert.equal(reasonOf(result), 'the model could not be reached');
  assert.equal(bodies.length, 1);
});

Deno.test('a model that is not there is said so', async () => {
  const free = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const { port } = free.addr;
  free.close();
  const settings = { apiKey: 'key', baseUrl: `http://127.0.0.1:${port}`, model: 'small', dailyLimit: 1 };
  const result = await createCompletions(settings)(messages).catch((error: unknown) => error);
  assert.equal(reasonOf(result), 'the model could not be reached');
});
