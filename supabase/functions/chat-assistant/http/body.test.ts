import assert from 'node:assert/strict';
import { maxBodyBytes, readJson } from './body.ts';
import { RequestError } from './request-error.ts';

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

/** A JSON text of exactly `size` bytes. */
function jsonOf(size: number): string {
  return `"${'a'.repeat(size - 2)}"`;
}

async function codeOf(request: Request): Promise<string> {
  const error = await readJson(request).then(
    () => assert.fail('was accepted'),
    (reason: unknown) => reason,
  );
  assert(error instanceof RequestError);
  return `${error.problem.status} ${error.problem.code}`;
}

Deno.test('a body is read to its last byte', async () => {
  assert.deepEqual(await readJson(post('{"a":"å"}')), { a: 'å' });
  assert.equal(((await readJson(post(jsonOf(maxBodyBytes)))) as string).length, maxBodyBytes - 2);
});

Deno.test('one byte more than the limit is refused, whatever Content-Length says', async () => {
  assert.equal(await codeOf(post(jsonOf(maxBodyBytes + 1))), '413 body_too_large');
  assert.equal(await codeOf(post(jsonOf(maxBodyBytes + 1), { 'Content-Length': '2' })), '413 body_too_large');
});

Deno.test('the limit counts bytes, not characters', async () => {
  assert.equal(await codeOf(post(`"${'å'.repeat(maxBodyBytes / 2)}"`)), '413 body_too_large');
});

Deno.test('an endless body is left off at the limit', async () => {
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 4096;
      controller.enqueue(new Uint8Array(4096));
    },
    cancel() {
      cancelled = true;
    },
  });
  assert.equal(await codeOf(post(endless)), '413 body_too_large');
  assert(cancelled);
  assert(sent <= 2 * maxBodyBytes, `${sent} bytes were read`);
});

Deno.test('what is no JSON in UTF-8 is refused', async () => {
  for (const body of ['', 'hello', '{"a":', new Uint8Array([0x22, 0xff, 0x22])]) {
    assert.equal(await codeOf(post(body)), '400 not_json');
  }
  assert.equal(await codeOf(post(null)), '400 not_json');
});
