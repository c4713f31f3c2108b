import assert from 'node:assert/strict';
import type { AnswerProvider } from '../answers/assistant.ts';
import { createHandler } from './handler.ts';

const question = { message: 'Hello', messages: [] };
const saying = (response: string) => Promise.resolve({ response, suggestions: ['What else?'] });

/** Asks for a stream of events; gives the answer as it is at once. */
function askForEvents(provider: AnswerProvider, lines: string[] = []) {
  const handler = createHandler({
    provider,
    limit: () => Promise.resolve(),
    allowedOrigins: new Set(),
    log: (line) => lines.push(line),
  });
  return handler(
    new Request('http://localhost/chat-assistant', {
      method: 'POST',
      headers: { Accept: 'text/event-stream, application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    }),
  );
}

Deno.test('a reply that is being written is streamed, and ends with the whole reply', async () => {
  const go = Promise.withResolvers<void>();
  const response = await askForEvents({
    async answer(_request, _page, { onText } = {}) {
      onText?.('');
      onText?.('One.');
      await go.promise;
      onText?.('One.\nTwo.');
      return saying('One. Two!');
    },
  });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('Content-Type') ?? '', /^text\/event-stream/);
  assert.match(response.headers.get('Cache-Control') ?? '', /no-store.*no-transform/);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
  const pieces = (response.body ?? assert.fail()).pipeThrough(new TextDecoderStream()).getReader();
  // Before the rest is written.
  assert.equal((await pieces.read()).value, 'event: text\ndata: {"text":"One."}\n\n');
  go.resolve();
  let rest = '';
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) rest += piece.value;
  assert.equal(
    rest,
    'event: text\ndata: {"text":"One.\\nTwo."}\n\n' +
      'event: reply\ndata: {"response":"One. Two!","suggestions":["What else?"]}\n\n',
  );
});

Deno.test(
  'an answer that comes at once is JSON, and an error before the first piece has its status',
  async () => {
    const response = await askForEvents({ answer: ({ message }) => saying(`You said ${message}`) });
    assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/);
    assert.equal((await response.json()).response, 'You said Hello');
    assert.equal((await askForEvents({ answer: () => Promise.reject(new Error('Hello')) })).status, 500);
  },
);

Deno.test('an error after the first piece ends the stream without a reply', async () => {
  const lines: string[] = [];
  const provider: AnswerProvider = {
    answer(_request, _page, { onText } = {}) {
      onText?.('One.');
      return Promise.reject(new Error('Hello'));
    },
  };
  const late = await askForEvents(provider, lines);
  assert.equal(await late.text(), 'event: text\ndata: {"text":"One."}\n\n');
  assert.match(lines.join(), /^chat-assistant: Error/);
  assert(!lines.join().includes('Hello'));
});

Deno.test('a visitor who leaves before the first word ends the work on the answer', async () => {
  const ended = Promise.withResolvers<void>();
  const response = await askForEvents({
    answer: (_request, _page, { onText, signal } = {}) =>
      new Promise((resolve) => {
        onText?.('');
        signal?.addEventListener('abort', () => {
          ended.resolve();
          resolve({ response: 'too late', suggestions: [] });
        });
      }),
  });
  await response.body?.cancel();
  await ended.promise;
});
