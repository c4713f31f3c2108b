import { Agent, createServer, request, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { functionPath, functionProxy } from './function-proxy.ts';
import { listen } from './listen.ts';
import { serveTestSite, type TestSite } from './test-site.ts';

let upstream: Server | undefined;
let site: TestSite | undefined;
/** True for each time that the function was said to hang, at its address. */
let hangs: boolean[] = [];
let visitor: Socket | undefined;
afterEach(() => {
  visitor?.destroy();
  hangs = [];
  upstream?.closeAllConnections();
  upstream?.close();
  site?.close();
});

/** A site whose function is answered by `listener`; gives the function's address on the site. */
async function serve(listener: RequestListener, limit?: number): Promise<string> {
  upstream = createServer(listener);
  const port = await listen(upstream, 0, () => undefined);
  const address = new URL(`http://127.0.0.1:${port}`);
  const onHang = (hung: URL): unknown => hangs.push(hung.href === address.href);
  site = await serveTestSite([
    functionProxy({ address: () => address, onHang, ...(limit !== undefined && { limit }) }),
  ]);
  return site.url + functionPath;
}

/** Posts a body and gives the answer's status and text. */
function post(address: string, body: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const posting = request(address, { method: 'POST', agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(`${answer.statusCode} ${text}`)).on('error', reject);
    });
    posting.on('error', reject).end(body);
  });
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

  it('lives on when the answer comes before the whole body, and says that nothing hangs', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(413).end('too large');
    }, 30);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const posting = request(address, { method: 'POST', headers: { 'Content-Length': 8 } }, (answer) => {
        answer.resume().once('end', () => {
          posting.end('late');
          resolve(answer.statusCode);
        });
      });
      posting.on('error', reject).write('soon');
    });
    expect(status).toBe(413);
    // Longer than the limit after which a function counts as hanging.
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(hangs).toEqual([]);
    expect((await fetch(new URL('/', address))).status).toBe(200);
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
      expect(await post(address, 'a'.repeat(5_000_000), agent)).toBe('413 too large');
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
    expect(hangs).toEqual([]);
  });

  it('ends a reply that stops in the middle, and says that the function hangs', async () => {
    const address = await serve((incoming, response) => {
      incoming.resume().once('end', () => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write('data: 1\n\n');
      });
    }, 30);
    const answer = await fetch(address, { method: 'POST', body: '{}' });
    await expect(answer.text()).rejects.toThrow();
    expect(hangs).toEqual([true]);
  });

  it('ends a reply that its visitor does not read, without saying that the function hangs', async () => {
    const ended = Promise.withResolvers<void>();
    const address = await serve((_request, response) => {
      response.on('close', ended.resolve).write(Buffer.alloc(20_000_000));
    }, 500);
    // Never read: only a listener for data would start that.
    visitor = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    visitor.write(`GET ${functionPath} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await ended.promise;
    expect(hangs).toEqual([]);
    expect((await fetch(new URL('/', address))).status).toBe(200);
  });

  it('ends a reply that its visitor reads ever so slowly, without saying that the function hangs', async () => {
    const isWhole = Promise.withResolvers<boolean>();
    const address = await serve((_request, response) => {
      response.on('close', () => isWhole.resolve(response.writableFinished)).end(Buffer.alloc(60_000_000));
    }, 500);
    visitor = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    visitor.write(`GET ${functionPath} HTTP/1.1\r\nHost: x\r\n\r\n`);
    // A piece now and then, sooner than the limit for a reply of which nothing is read.
    const slowly = visitor;
    slowly.on('data', () => {
      slowly.pause();
      setTimeout(() => slowly.resume(), 5);
    });
    expect(await isWhole.promise).toBe(false);
    expect(hangs).toEqual([]);
  });

  it('lets a reply go on for longer than the limit while pieces of it come', async () => {
    const address = await serve((_request, response) => {
      let pieces = 0;
      const timer = setInterval(() => {
        pieces += 1;
        response.write('x');
        if (pieces < 8) return;
        clearInterval(timer);
        response.end();
      }, 100);
    }, 500);
    const answer = await fetch(address, { method: 'POST' });
    expect(await answer.text()).toBe('x'.repeat(8));
    expect(hangs).toEqual([]);
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
    expect(hangs).toEqual([]);
  });

  it('answers 503 while the function does not run', async () => {
    site = await serveTestSite([
      functionProxy({ address: () => undefined, onHang: () => expect.fail('does not run') }),
    ]);
    const answer = await fetch(site.url + functionPath, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(unavailable);
  });

  it('answers 504 when the function hangs, and says which one does', async () => {
    const address = await serve(() => undefined, 50);
    const answer = await fetch(address, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({
      error: { code: 'function_timeout', message: 'The chat assistant did not answer in time.' },
    });
    expect(hangs).toEqual([true]);
  });

  it('does not take a visitor who sends slowly for a function that hangs', async () => {
    const address = await serve((incoming, response) => {
      incoming.resume().on('end', () => response.end('whole'));
    }, 400);
    const answer = await new Promise<string>((resolve, reject) => {
      const posting = request(address, { method: 'POST' }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
      posting.on('error', reject).write('{');
      setTimeout(() => posting.end('}'), 600);
    });
    expect(answer).toBe('whole');
    expect(hangs).toEqual([]);
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
