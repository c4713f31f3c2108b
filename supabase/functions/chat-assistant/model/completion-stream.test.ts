import assert from 'node:assert/strict';
import type { CompletionOptions } from './chat-completions.ts';
import { readCompletionStream } from './completion-stream.ts';
import { type Answer, ask, reasonOf, reply } from './test-service.ts';

/** A streamed reply as services send it: a comment, a role, pieces of text, a reason for the end, and the mark. */
const stream = (pieces: readonly string[], end = finish + done) =>
  new Response(
    [
      ': processing\n\n',
      piece({ role: 'assistant', content: '' }),
      ...pieces.map((content) => piece({ content })),
    ]
      .concat(end)
      .join(''),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );
const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;
const piece = (delta: unknown) => event({ choices: [{ delta, finish_reason: null }] });
const finish = event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
const done = 'data: [DONE]\n\n';

/** Asks for a stream; gives what was heard of the reply while it was written, too. */
async function listen(answer: Answer, options: CompletionOptions = {}) {
  const heard: string[] = [];
  const asking = { onText: (text: string) => heard.push(text) };
  return { ...(await ask(answer, options, 1, asking)), heard };
}

Deno.test('a streamed reply is heard as it grows, and given whole', async () => {
  const { result, bodies, heard } = await listen(() => stream(['He', 'j på ', 'dig']));
  assert.equal(result, 'Hej på dig');
  assert.deepEqual(heard, ['He', 'Hej på ', 'Hej på dig']);
  assert.equal((bodies[0] as { stream?: unknown }).stream, true);
});

Deno.test('either mark of the end will do; a stream without one has broken off', async () => {
  for (const end of [finish, done])
    assert.equal((await listen(() => stream(['Hello'], end))).result, 'Hello');
  const { result } = await listen(() => stream(['Hello'], ''));
  assert.equal(reasonOf(result), 'the model’s answer broke off');
});

Deno.test('a service that cannot stream answers whole', async () => {
  const { result, heard } = await listen(() => reply('Hello'));
  assert.deepEqual([result, heard], ['Hello', []]);
});

Deno.test('a stream that tells of an error, or never ends, is no reply', async () => {
  const error = await listen(() => stream(['He'], event({ error: { message: 'secret words' } })));
  assert.equal(reasonOf(error.result), 'the model’s answer has no reply in it');
  const slow: Answer = () =>
    new Response(
      new ReadableStream({
        start: (open) => open.enqueue(new TextEncoder().encode(piece({ content: 'He' }))),
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    );
  // A busy machine may need longer than that to hear the beginning.
  for (let budget = 50, beginning = ''; beginning === ''; budget *= 2) {
    const { result, heard } = await listen(slow, { budget });
    assert.equal(reasonOf(result), `the model did not answer within ${budget} ms`);
    beginning = heard.join();
  }
});

Deno.test('of a reply that is too long the rest is not waited for', async () => {
  const { result } = await listen(() =>
    stream(
      Array.from({ length: 100 }, () => 'a'.repeat(1_000)),
      '',
    ),
  );
  assert.equal(String(result).length, 9_000);
});

/** Reads a stream that comes in such pieces; gives the reply or the reason, and how many pieces were taken. */
async function read(pieces: readonly string[]) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(open) {
      const next = pieces[taken];
      taken += 1;
      if (next === undefined) open.close();
      else open.enqueue(new TextEncoder().encode(next));
    },
  });
  const result = await readCompletionStream(body, () => undefined).catch((error: unknown) => error);
  return { result, taken };
}

Deno.test('the thoughts of a model may be long before its reply begins', async () => {
  const thought = event({ id: 'a'.repeat(450), choices: [{ delta: { reasoning: 'Hm. ' } }] });
  const pieces = [...Array.from({ length: 2_000 }, () => thought), piece({ content: 'Hello' }), done];
  assert.equal((await read(pieces)).result, 'Hello');
});

Deno.test('a stream without end is left, whatever it consists of', async () => {
  const nothing = piece({ content: '' });
  const byEvents = await read([nothing.repeat(5_000), done]);
  assert.match(reasonOf(byEvents.result), /more than 2500 events/);
  const byBytes = await read(Array.from({ length: 2_000 }, () => `: ${'a'.repeat(1_000)}\n`));
  assert.match(reasonOf(byBytes.result), /larger than 1048576 bytes/);
  assert(byBytes.taken < 1_060, String(byBytes.taken));
  const byPieces = await read([...nothing.repeat(1_000)]);
  assert.match(reasonOf(byPieces.result), /larger than 1048576 bytes/);
  assert(byPieces.taken < 5_000, String(byPieces.taken));
});
