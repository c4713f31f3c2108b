import assert from 'node:assert/strict';
import { maxBodyBytes } from '../../_shared/limits.ts';
import { parseOrigins } from './cors.ts';
import { RequestError } from './errors.ts';
import { createHandler, type HandlerOptions } from './handler.ts';

const site = 'https://nordlys.example';
const saying = (response: string) => Promise.resolve({ response, suggestions: ['What else?'] });
const question = JSON.stringify({ message: 'Hello', messages: [{ role: 'assistant', content: 'Hi' }] });

type Answer = HandlerOptions['answer'];

interface Setup {
  readonly answer?: Answer;
  readonly origins?: string;
  readonly checkRateLimit?: HandlerOptions['checkRateLimit'];
}

/** Calls the function; returns the response, its JSON and the log. */
async function call(
  init: RequestInit = {},
  {
    answer = ({ message }) => saying(`You said ${message}`),
    origins = '',
    checkRateLimit = () => () => true,
  }: Setup = {},
) {
  const lines: string[] = [];
  const handler = createHandler({
    answer,
    checkRateLimit,
    allowedOrigins: parseOrigins(origins),
    log: (line) => lines.push(line),
  });
  const body = init.method && init.method !== 'POST' ? {} : { body: question };
  const request = new Request('http://localhost/chat-assistant', { method: 'POST', ...body, ...init });
  const response = await handler(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? undefined : JSON.parse(text),
    log: lines.join('\n'),
  };
}

Deno.test('a question is answered, and no cache keeps it', async () => {
  const { status, headers, json, log } = await call();
  assert.deepEqual([status, json], [200, { response: 'You said Hello', suggestions: ['What else?'] }]);
  assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
  assert.equal(headers.get('Cache-Control'), 'no-store');
  assert.equal(log, '');
});

Deno.test('the answer depends on the request, the page’s language and the quota of the model', async () => {
  const answer: Answer = (request, options) =>
    saying(JSON.stringify([request, options?.pageLocale, options?.mayUseModel]));
  for (const [header, pageLocale, mayUseModel] of [
    ['sv', 'sv', true],
    ['en-GB,en;q=0.9', 'en', false],
    ['*', null, true],
  ] as const) {
    const { json } = await call(
      { headers: { 'Accept-Language': header } },
      { answer, checkRateLimit: () => () => mayUseModel },
    );
    assert.deepEqual(JSON.parse(json.response), [JSON.parse(question), pageLocale, mayUseModel]);
  }
});

Deno.test('OPTIONS is answered before anything else, and allows only listed origins', async () => {
  const ask = (origin: string) => call({ method: 'OPTIONS', headers: { Origin: origin } }, { origins: site });
  const { status, headers } = await ask(site);
  assert.equal(status, 204);
  assert.equal(headers.get('Access-Control-Allow-Origin'), site);
  assert.match(headers.get('Access-Control-Allow-Methods') ?? '', /POST/);
  assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /x-client-info/);
  assert.equal((await ask('https://x.example')).headers.get('Access-Control-Allow-Origin'), null);
});

Deno.test('an unlisted origin is refused, and the answer function is not called', async () => {
  const answer: Answer = () => assert.fail('was called');
  const headers = { Origin: 'https://x.example' };
  const { status, json } = await call({ headers }, { answer, origins: site });
  assert.deepEqual([status, json.error.code], [403, 'origin_not_allowed']);
});

Deno.test('other methods are refused', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const { status, headers, json } = await call({ method });
    assert.deepEqual([status, json.error.code], [405, 'method_not_allowed'], method);
    assert.equal(headers.get('Allow'), 'POST, OPTIONS');
  }
});

Deno.test('a refusal states its reason, even to a page from another origin', async () => {
  const checkRateLimit = () => {
    throw new RequestError(429, 'too_many', 'Wait.', { headers: { 'Retry-After': '7' } });
  };
  const { status, headers, json } = await call(
    { headers: { Origin: site } },
    { origins: site, checkRateLimit },
  );
  assert.deepEqual([status, json], [429, { error: { code: 'too_many', message: 'Wait.' } }]);
  assert.equal(headers.get('Retry-After'), '7');
  assert.equal(headers.get('Access-Control-Allow-Origin'), site);

  assert.equal((await call({ body: 'message=Hello' })).json.error.code, 'not_json');
  const { json: wrong, log } = await call({ body: '{"messages":[]}' });
  assert.deepEqual([wrong.error.code, wrong.error.field, log], ['invalid_field', 'message', '']);
});

Deno.test('one byte more than the maximum is refused, whatever the header says', async () => {
  const padded = (bytes: number) => question + ' '.repeat(bytes - question.length);
  assert.equal((await call({ body: padded(maxBodyBytes) })).status, 200);
  // The limit counts bytes, not characters.
  for (const body of [padded(maxBodyBytes + 1), `"${'å'.repeat(maxBodyBytes / 2)}"`]) {
    const { status, json } = await call({ body, headers: { 'Content-Length': '10' } });
    assert.deepEqual([status, json.error.code], [413, 'body_too_large']);
  }
});

Deno.test('a body without an end is cancelled as soon as it is too large', async () => {
  let sent = 0;
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      sent += 1_000;
      stream.enqueue(new Uint8Array(1_000).fill(32));
    },
    cancel: () => cancelled.resolve(),
  });
  const { status } = await call({ body });
  await cancelled.promise;
  assert.equal(status, 413);
  assert(sent <= maxBodyBytes + 2_000, `${sent} bytes were read`);
});

Deno.test('a visitor who leaves before the body has arrived causes no log line', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
  const { status, json, log } = await call({ body });
  assert.deepEqual([status, json.error.code, log], [400, 'body_incomplete', '']);
});

Deno.test('a visitor who leaves while waiting aborts the answer', async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const answer: Answer = (_request, options) => {
    options?.signal?.addEventListener('abort', () => ended.resolve());
    asked.resolve();
    return ended.promise.then(() => saying('too late'));
  };
  // Over the network, the server aborts the request's signal when its caller disconnects.
  const handler = createHandler({
    answer,
    checkRateLimit: () => () => true,
    allowedOrigins: new Set(),
    log: assert.fail,
  });
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, handler);
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = fetch(`http://127.0.0.1:${server.addr.port}/`, { method: 'POST', body: question, signal });
  await asked.promise;
  leaving.abort();
  await assert.rejects(left);
  await ended.promise;
  await server.shutdown();
});

Deno.test('an unexpected error reveals nothing to the caller, and logs where it happened', async () => {
  for (const secret of [new RangeError('secret\n    at secret words'), 'secret words', undefined]) {
    const answer: Answer = () => Promise.reject(secret);
    const { status, headers, json, log } = await call({}, { answer });
    assert.equal(status, 500);
    assert.deepEqual(json, { error: { code: 'internal_error', message: 'The answer could not be made.' } });
    assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
    assert.match(log, secret instanceof Error ? /RangeError\n\s+at .*handler\.test\.ts/s : /a thrown/);
    assert(!log.includes('secret'), log);
  }
});
