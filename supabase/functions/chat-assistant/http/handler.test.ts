import assert from 'node:assert/strict';
import type { AnswerProvider } from '../answers/answer-provider.ts';
import { maxBodyBytes } from './body.ts';
import { parseOrigins } from './cors.ts';
import { createHandler } from './handler.ts';
import { addressLimit } from '../limits/limits.ts';
import { createCounter, createRateLimit } from '../limits/rate-limit.ts';

const site = 'https://nordlys.example';
const saying = (response: string) => Promise.resolve({ response, suggestions: ['What else?'] });
const echo: AnswerProvider = { answer: ({ message }) => saying(`You said ${message}`) };
const question = { message: 'Hello', messages: [] };

interface Setup {
  provider?: AnswerProvider;
  origins?: string;
  method?: string;
  origin?: string;
  body?: unknown;
}

/** Calls the function and returns all that a caller and a log reader see. */
async function call({ provider = echo, origins = '', method = 'POST', origin = site, body }: Setup) {
  const lines: string[] = [];
  const handler = createHandler({
    provider,
    limit: () => Promise.resolve(),
    allowedOrigins: parseOrigins(origins),
    log: (line) => lines.push(line),
  });
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? question);
  const response = await handler(
    new Request('http://localhost/chat-assistant', {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      ...(hasBody && { body: text }),
    }),
  );
  const answer = await response.text();
  return { response, status: response.status, text: answer, log: lines.join('\n') };
}

function problemOf(text: string): { code: string; message: string; field?: string } {
  const { error } = JSON.parse(text);
  assert.equal(typeof error.message, 'string');
  return error;
}

Deno.test('a question is answered', async () => {
  const { response, status, text, log } = await call({});
  assert.equal(status, 200);
  assert.deepEqual(JSON.parse(text), { response: 'You said Hello', suggestions: ['What else?'] });
  assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/);
  assert.equal(response.headers.get('Cache-Control'), 'no-store');
  assert.equal(log, '');
});

Deno.test('the provider gets the message and the history', async () => {
  const messages = [{ role: 'assistant', content: 'Hi' }];
  const provider: AnswerProvider = { answer: (request) => saying(JSON.stringify(request)) };
  const { text } = await call({ provider, body: { message: 'Hello', messages } });
  assert.deepEqual(JSON.parse(JSON.parse(text).response), { message: 'Hello', messages });
});

Deno.test('the provider gets the language of the page, which CORS lets a page send unasked', async () => {
  const provider: AnswerProvider = { answer: (_, page) => saying(String(page)) };
  const handler = createHandler({
    provider,
    limit: () => Promise.resolve(),
    allowedOrigins: new Set(),
    log: assert.fail,
  });
  for (const [sent, expected] of [
    ['sv', 'sv'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr', 'fr'],
    ['*', 'undefined'],
  ] as const) {
    const response = await handler(
      new Request('http://localhost/chat-assistant', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': sent },
        body: JSON.stringify(question),
      }),
    );
    assert.equal((await response.json()).response, expected);
  }
});

Deno.test('OPTIONS is answered before anything else', async () => {
  const { response, status, text } = await call({ method: 'OPTIONS', body: 'no JSON' });
  assert.equal(status, 204);
  assert.equal(text, '');
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
  assert.match(response.headers.get('Access-Control-Allow-Methods') ?? '', /POST/);
  assert.match(response.headers.get('Access-Control-Allow-Headers') ?? '', /x-client-info/);
});

Deno.test('OPTIONS from an origin that is not listed gets no leave', async () => {
  const { response, status } = await call({ method: 'OPTIONS', origins: site, origin: 'https://x.example' });
  assert.equal(status, 204);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
});

Deno.test('an origin that is not listed is refused and the provider not asked', async () => {
  const provider: AnswerProvider = { answer: () => assert.fail('was asked') };
  const { response, status, text } = await call({ provider, origins: site, origin: 'https://x.example' });
  assert.equal(status, 403);
  assert.equal(problemOf(text).code, 'origin_not_allowed');
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
});

Deno.test('a listed origin is answered', async () => {
  const { response, status } = await call({ origins: `https://other.example,${site}` });
  assert.equal(status, 200);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), site);
  assert.equal(response.headers.get('Vary'), 'Origin');
});

Deno.test('other methods are refused', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const { response, status, text } = await call({ method });
    assert.equal(status, 405, method);
    assert.equal(problemOf(text).code, 'method_not_allowed');
    assert.equal(response.headers.get('Allow'), 'POST, OPTIONS');
  }
});

// Each wrong field has its test in chat-request.test.ts.
const faults: readonly { name: string; body: unknown; status: number; code: string; field?: string }[] = [
  { name: 'too large', body: 'a'.repeat(maxBodyBytes + 1), status: 413, code: 'body_too_large' },
  // The limit counts bytes, whatever characters they make.
  {
    name: 'too large in bytes',
    body: `"${'å'.repeat(maxBodyBytes / 2)}"`,
    status: 413,
    code: 'body_too_large',
  },
  { name: 'no JSON', body: 'message=Hello', status: 400, code: 'not_json' },
  { name: 'no message', body: { messages: [] }, status: 400, code: 'invalid_field', field: 'message' },
];

for (const { name, body, status, code, field } of faults) {
  Deno.test(`${name}: ${status} ${code}, readable by the page that asked`, async () => {
    const { response, status: given, text, log } = await call({ body });
    assert.equal(given, status);
    const problem = problemOf(text);
    assert.equal(problem.code, code);
    assert.equal(problem.field, field);
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
    assert.equal(log, '');
  });
}

Deno.test('an unexpected error says nothing to the caller, and no visitor text to the log', async () => {
  const secrets = [new Error('secret words'), new TypeError('secret words'), 'secret words', undefined];
  for (const secret of secrets) {
    const provider: AnswerProvider = { answer: () => Promise.reject(secret) };
    const { response, status, text, log } = await call({ provider });
    assert.equal(status, 500);
    assert.deepEqual(JSON.parse(text), {
      error: { code: 'internal_error', message: 'The answer could not be made.' },
    });
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
    assert(!log.includes('secret'), log);
    assert.match(log, /^chat-assistant: /);
  }
});

Deno.test('the log says where an unexpected error happened', async () => {
  const provider: AnswerProvider = {
    answer: () => {
      throw new RangeError('secret\n    at secret words');
    },
  };
  const { status, log } = await call({ provider });
  assert.equal(status, 500);
  assert(!log.includes('secret'), log);
  assert.match(log, /RangeError\n\s+at .*handler\.test\.ts/s);
});

Deno.test('one question too many gets 429, with a wait that another origin’s page can read', async () => {
  let asked = 0;
  const provider: AnswerProvider = { answer: () => saying(String((asked += 1))) };
  const handler = createHandler({
    provider,
    limit: createRateLimit(createCounter({ now: Date.now, log: assert.fail }), 'CF-Connecting-IP'),
    allowedOrigins: parseOrigins(site),
    log: assert.fail,
  });
  const ask = (method = 'POST') =>
    handler(
      new Request('http://localhost/chat-assistant', {
        method,
        headers: { Origin: site, 'X-Forwarded-For': '203.0.113.9' },
        body: JSON.stringify(question),
      }),
    );
  // A preflight is no question.
  for (let turn = 0; turn < addressLimit; turn += 1) await (await ask('OPTIONS')).text();
  let response = await ask();
  // A new window may begin while the loop runs, never two.
  for (let turn = 0; turn < 2 * addressLimit && response.status === 200; turn += 1) response = await ask();
  assert.equal(response.status, 429);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), site);
  assert.equal(response.headers.get('Access-Control-Expose-Headers'), 'Retry-After');
  assert.match(response.headers.get('Retry-After') ?? '', /^[1-9]\d?$/);
  assert.equal(problemOf(await response.text()).code, 'too_many_requests');
  assert(asked >= addressLimit);
});
