/**
 * How long the proxy waits, on a clock that only the tests move: a busy machine changes nothing. Node's
 * own sockets have other timers; `fetch` has the ones that stand still here, so nothing is asked with it.
 */

import { Agent, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { functionPath } from './function-proxy.ts';
import { beginPost, post, serveTestFunction, type TestFunction } from './test-function.ts';

const limit = 1_000;

let served: TestFunction;
let visitor: Socket | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  visitor?.destroy();
  served.close();
  vi.useRealTimers();
});

async function serve(listener: RequestListener): Promise<string> {
  served = await serveTestFunction(listener, limit);
  return served.url;
}

/** Posts nothing and gives the pieces of the answer. */
async function piecesOf(url: string): Promise<AsyncIterator<Buffer>> {
  const { posting, answer } = beginPost(url);
  posting.end();
  return (await answer)[Symbol.asyncIterator]();
}

/** A reply without end and its visitor, who reads no more of it than a test says. */
async function serveEndless(): Promise<{ reader: Socket; left: Promise<void> }> {
  const left = Promise.withResolvers<void>();
  const url = await serve((_request, response) => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    endless.pipe(response.on('close', left.resolve));
  });
  visitor = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  visitor.write(`GET ${functionPath} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return { reader: visitor, left: left.promise };
}

/** Waits until no more can be written to a visitor who does not read. */
async function untilHeldUp(): Promise<void> {
  while (!served.answering()?.writableNeedDrain) await setImmediate();
}

describe('functionProxy', () => {
  it('answers 504 when the function hangs, and says which one does', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = post(await serve((incoming) => incoming.resume().once('end', asked.resolve)), '{}');
    await asked.promise;
    vi.advanceTimersByTime(limit - 1);
    expect(served.hangs).toEqual([]);
    vi.advanceTimersByTime(1);
    const error = { code: 'function_timeout', message: 'The chat assistant did not answer in time.' };
    expect(await answer).toBe(`504 ${JSON.stringify({ error })}`);
    expect(served.hangs).toEqual([true]);
  });

  it('does not take a visitor who sends slowly for a function that hangs', async () => {
    const half = Promise.withResolvers<void>();
    const url = await serve((incoming, response) => {
      incoming.once('data', () => half.resolve()).once('end', () => response.end('whole'));
    });
    const { posting, answer } = beginPost(url);
    posting.write('{');
    await half.promise;
    vi.advanceTimersByTime(2 * limit);
    posting.end('}');
    expect(await text(await answer)).toBe('whole');
    expect(served.hangs).toEqual([]);
  });

  it('does not take one for it either whose answer has begun before the whole body', async () => {
    const url = await serve((incoming, response) => {
      incoming.once('data', () => response.write('half, ')).once('end', () => response.end('whole'));
    });
    const { posting, answer } = beginPost(url);
    posting.write('{');
    const reply = await answer;
    vi.advanceTimersByTime(2 * limit);
    posting.end('}');
    expect(await text(reply)).toBe('half, whole');
    expect(served.hangs).toEqual([]);
  });

  it('lives on when the answer comes before the whole body, and says that nothing hangs', async () => {
    const url = await serve((_request, response) => response.writeHead(413).end('too large'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { posting, answer } = beginPost(url, { agent, headers: { 'Content-Length': 8 } });
    posting.write('soon');
    expect(await text(await answer)).toBe('too large');
    posting.end('late');
    // On the same connection the next request is read after the whole of this one.
    expect(await post(new URL('/', url).href, '', { agent, method: 'GET' })).toMatch(/^200 /);
    agent.destroy();
    vi.advanceTimersByTime(2 * limit);
    expect(served.hangs).toEqual([]);
  });

  it('lets a reply go on for longer than the limit while pieces of it come', async () => {
    let write: (() => void) | undefined;
    const url = await serve((incoming, response) => {
      write = () => response.write('x');
      incoming.resume().once('end', write);
    });
    const pieces = await piecesOf(url);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(String((await pieces.next()).value)).toBe('x');
      vi.advanceTimersByTime(limit - 1);
      write?.();
    }
    expect(String((await pieces.next()).value)).toBe('x');
    expect(served.hangs).toEqual([]);
  });

  it('ends a reply that stops in the middle, and says that the function hangs', async () => {
    const url = await serve((incoming, response) => {
      incoming.resume().once('end', () => response.write('half'));
    });
    const pieces = await piecesOf(url);
    expect(String((await pieces.next()).value)).toBe('half');
    vi.advanceTimersByTime(limit);
    await expect(pieces.next()).rejects.toThrow('aborted');
    expect(served.hangs).toEqual([true]);
  });

  it('ends a reply that its visitor does not read, without saying that the function hangs', async () => {
    const { left } = await serveEndless();
    await untilHeldUp();
    vi.advanceTimersByTime(limit);
    await left;
    expect(served.hangs).toEqual([]);
  });

  it('ends a reply that its visitor reads ever so slowly, without saying that the function hangs', async () => {
    const { reader, left } = await serveEndless();
    for (let turn = 0; turn < 4; turn += 1) {
      await untilHeldUp();
      vi.advanceTimersByTime(limit - 1);
      expect(served.answering()?.destroyed).toBe(false);
      const drained = Promise.withResolvers<void>();
      served.answering()?.once('drain', drained.resolve);
      reader.resume();
      await drained.promise;
      reader.pause();
    }
    vi.advanceTimersByTime(4);
    await left;
    expect(served.hangs).toEqual([]);
  });
});
