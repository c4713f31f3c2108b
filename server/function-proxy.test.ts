import { Agent, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { functionPath, functionProxy } from './function-proxy.ts';
import { post, serveTestFunction, type TestFunction } from './test-function.ts';
import { serveTestSite } from './test-site.ts';

let served: TestFunction | undefined;
afterEach(() => {
  served?.close();
  served = undefined;
});

/** A site whose function is answered by `listener`; gives the function's address on the site. */
async function serve(listener: RequestListener): Promise<string> {
  served = await serveTestFunction(listener);
  return served.url;
}

const unavailable = {
  error: { code: 'function_unavailable', message: 'The chat assistant is not running.' },
};

describe('functionProxy', () => {
  it('hands on method, headers and body, and brings back status, headers and body', async () => {
    const address = await serve((incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const { apikey, 'x-forwarded-for': from, 'cf-connecting-ip': claimed } = incoming.headers;
        response.writeHead(418, { 'X-Function': 'yes' });
        response.end(
          `${incoming.method} ${String(apikey)} ${String(from)} ${String(claimed)} ${Buffer.concat(chunks).toString()}`,
        );
      });
    });
    const answer = await fetch(`${address}?region=eu`, {
      method: 'POST',
      headers: { apikey: 'key', 'X-Forwarded-For': '6.6.6.6', 'CF-Connecting-IP': '6.6.6.6' },
      body: 'Hej på dig',
    });
    expect(answer.status).toBe(418);
    expect(answer.headers.get('X-Function')).toBe('yes');
    // Not what the caller claims: limits by address rest on it.
    expect(await answer.text()).toBe('POST key 127.0.0.1 undefined Hej på dig');
  });

  it('adds nothing of the site’s own headers', async () => {
    const answer = await fetch(await serve((_request, response) => response.end()), { method: 'POST' });
    expect(answer.headers.get('X-Site')).toBeNull();
  });

  it('leaves all other paths to the site', async () => {
    const address = await serve((_request, response) => response.end('function'));
    for (const path of ['/', '/functions/v1/other', `${functionPath}/deeper`]) {
      expect(await (await fetch(new URL(path, address))).text()).not.toBe('function');
    }
  });

  it('brings back an answer that comes before the body has ended', async () => {
    const address = await serve((incoming, response) => {
      incoming.once('data', () => {
        incoming.pause();
        response.writeHead(413).end('too large');
      });
    });
    // One connection for both: what is left of the first body must not stand in the second one's way.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await post(address, 'a'.repeat(5_000_000), { agent })).toBe('413 too large');
    }
    agent.destroy();
  });

  it('hands on each piece of a reply as it comes, as it is', async () => {
    let end = (): unknown => undefined;
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: 1\n\n');
      end = () => response.end('data: 2\n\n');
    });
    const answer = await fetch(address, { method: 'POST', headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: 'data: 1\n\n' });
    end();
    expect(await reader?.read()).toEqual({ done: false, value: 'data: 2\n\n' });
    expect((await reader?.read())?.done).toBe(true);
    expect(served?.hangs).toEqual([]);
  });

  it('ends the work of the function when the visitor leaves in the middle of a reply', async () => {
    const left = Promise.withResolvers<void>();
    const address = await serve((_request, response) => {
      response.on('close', left.resolve).write('data: 1\n\n');
    });
    const leaving = new AbortController();
    await fetch(address, { method: 'POST', signal: leaving.signal });
    leaving.abort();
    await left.promise;
    expect(served?.hangs).toEqual([]);
  });

  it('answers 503 while the function does not run, and says that it was asked', async () => {
    const onAbsent = vi.fn();
    const site = await serveTestSite([
      functionProxy({ address: () => undefined, onAbsent, onHang: () => expect.fail('does not run') }),
    ]);
    const answer = await fetch(site.url + functionPath, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(unavailable);
    expect(onAbsent).toHaveBeenCalledOnce();
    site.close();
  });

  it('answers 503 when the function breaks the connection', async () => {
    const address = await serve((incoming) => incoming.destroy());
    const answer = await fetch(address, { method: 'POST', body: 'a'.repeat(1_000_000) });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(unavailable);
  });

  it('breaks the connection when the answer breaks off half-way', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
    });
    const answer = await fetch(address, { method: 'POST' });
    await expect(answer.text()).rejects.toThrow();
  });

  it('lets the function know when the visitor has gone', async () => {
    const gone = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const address = await serve((_request, response) => {
      response.on('close', () => gone.resolve());
      asked.resolve();
    });
    const leaving = new AbortController();
    const answer = fetch(address, { method: 'POST', signal: leaving.signal }).catch(() => 'left');
    await asked.promise;
    leaving.abort();
    expect(await answer).toBe('left');
    await gone.promise;
  });
});
