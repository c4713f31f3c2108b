/** What a stranger sends, and what a build changes while the site is served, must not end the server. */

import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { listen } from './listen.ts';
import type { Middleware } from './middleware.ts';
import { createSiteServer } from './site-server.ts';

const script = 'abcdefghij'.repeat(100);

let dist: string;
let server: Server;
let port: number;

function write(path: string, text: string): void {
  mkdirSync(join(dist, path, '..'), { recursive: true });
  writeFileSync(join(dist, path), text);
}

async function serve(services: readonly Middleware[] = []): Promise<void> {
  server = createSiteServer(dist, services);
  port = await listen(server, 0, vi.fn());
}

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'site-'));
  write('_headers', '/*\n  X-Release: one\n');
  write('index.html', 'home');
  write('404.html', 'not found');
  write('_astro/a.js', script);
  await serve();
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a range', () => {
  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 'abcdefghij'],
    ['bytes=990-', 206, 'bytes 990-999/1000', 'abcdefghij'],
    ['bytes=-5', 206, 'bytes 995-999/1000', 'fghij'],
    ['bytes=995-99999999999999999999', 206, 'bytes 995-999/1000', 'fghij'],
    ['bytes=5000-', 416, 'bytes */1000', ''],
    ['bytes=10-5', 416, 'bytes */1000', ''],
    ['bytes=99999999999999999999-', 416, 'bytes */1000', ''],
  ])('%s gets %s', async (Range, status, contentRange, body) => {
    const answer = await get('/_astro/a.js', { Range });
    expect([answer.status, answer.headers['content-range'], answer.body]).toEqual([
      status,
      contentRange,
      body,
    ]);
    expect((await get('/')).body).toBe('home');
  });

  it.each(['bytes=', 'bytes=x-y', 'lines=1-2', 'bytes=0-1,5-6', '-', 'bytes=--5'])(
    'that makes no sense here, %s, does not end the server',
    async (Range) => {
      expect([200, 416]).toContain((await get('/_astro/a.js', { Range })).status);
      expect((await get('/')).body).toBe('home');
    },
  );

  it('is taken of the file as it is, not of its compressed form', async () => {
    const { headers, body } = await get('/_astro/a.js', { Range: 'bytes=0-9', 'Accept-Encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-range': 'bytes 0-9/1000', 'content-length': '10' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('abcdefghij');
  });
});

describe('a build while the site is served', () => {
  it('shows the new pages, with the new headers', async () => {
    expect((await get('/')).headers['x-release']).toBe('one');
    write('_headers', '/*\n  X-Release: two\n');
    write('index.html', 'the new home');
    write('new.html', 'a new page');
    expect(await get('/')).toMatchObject({ body: 'the new home', headers: { 'x-release': 'two' } });
    expect(await get('/new')).toMatchObject({ status: 200, body: 'a new page' });
  });

  it('makes a removed file a 404', async () => {
    await get('/_astro/a.js');
    rmSync(join(dist, '_astro/a.js'));
    expect(await get('/_astro/a.js')).toMatchObject({ status: 404, body: 'not found' });
  });

  it('may take the whole site away and bring it back', async () => {
    renameSync(dist, `${dist}-away`);
    expect(await get('/')).toMatchObject({ status: 404, body: 'Not found', headers: { 'x-release': 'one' } });
    renameSync(`${dist}-away`, dist);
    expect(await get('/')).toMatchObject({ status: 200, body: 'home' });
  });

  it('keeps the last headers while the file that says them is half written', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    write('_headers', '/*\n  X-Rel');
    expect(await get('/')).toMatchObject({ status: 200, headers: { 'x-release': 'one' } });
    await get('/');
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('_headers, line 2'));
    complain.mockRestore();
  });
});

describe('a file that changes or fails after its size was read', () => {
  const open = fs.createReadStream;
  let opening: MockInstance<typeof open>;
  let complain: MockInstance<typeof console.error>;
  beforeEach(() => {
    opening = vi.spyOn(fs, 'createReadStream');
    complain = vi.spyOn(console, 'error').mockReturnValue();
    write('_headers', '/*\n  X-Page: yes\n/_astro/a.js\n  ! X-Page\n');
  });
  afterEach(() => {
    opening.mockRestore();
    complain.mockRestore();
  });

  /** Lets the next file give some bytes and then an error. */
  function failReading(code: string, bytes = ''): void {
    opening.mockImplementationOnce(() => {
      const pieces = bytes === '' ? [] : [bytes];
      return new Readable({
        read() {
          const piece = pieces.pop();
          if (piece === undefined) this.destroy(Object.assign(new Error(code), { code }));
          else this.push(piece);
        },
      }) as fs.ReadStream;
    });
  }

  /** Lets something happen to the next file just before it is opened. */
  function beforeOpening(task: (path: string) => void): void {
    opening.mockImplementationOnce((path, options) => {
      task(String(path));
      return open(path, options);
    });
  }

  /** The headers that tell of a file, and those that only pages have. */
  function about({ headers }: Answer): unknown {
    const names = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified', 'x-page'];
    return Object.fromEntries(names.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));
  }

  it.each<Record<string, string>>([{}, { Range: 'bytes=0-9' }, { 'Accept-Encoding': 'gzip' }])(
    'is a 404 page as any other when it has gone: %o',
    async (headers) => {
      beforeOpening(rmSync);
      const answer = await get('/_astro/a.js', headers);
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(about(answer)).toEqual({ 'x-page': 'yes' });
      if (!headers['Accept-Encoding']) expect(answer.body).toBe('not found');
    },
  );

  it('is an error without anything of the file when it must not be opened', async () => {
    failReading('EACCES');
    const answer = await get('/_astro/a.js');
    expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' }, body: '' });
    expect(about(answer)).toEqual({ 'x-page': 'yes' });
    expect(complain).toHaveBeenCalledOnce();
  });

  it.each(['identity', 'gzip'])('breaks off when it cannot be read to its end: %s', async (encoding) => {
    failReading('EIO', 'abc');
    await expect(get('/_astro/a.js', { 'Accept-Encoding': encoding })).rejects.toThrow();
    expect((await get('/_astro/a.js')).body).toBe(script);
    expect(complain).toHaveBeenCalledOnce();
  });

  it.each(['identity', 'gzip'])('breaks off when it has become shorter: %s', async (encoding) => {
    beforeOpening((path) => truncateSync(path, 10));
    // Who would go on asking on the same connection would wait for the rest.
    const headers = { Connection: 'keep-alive', 'Accept-Encoding': encoding };
    await expect(get('/_astro/a.js', headers)).rejects.toThrow();
    expect((await get('/_astro/a.js')).body).toBe(script.slice(0, 10));
  });
});

describe('a method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])('%s is not for pages', async (method) => {
    const { status, headers, body } = await get('/', {}, method);
    expect([status, headers['allow'], body]).toEqual([405, 'GET, HEAD, OPTIONS', '']);
  });

  it('OPTIONS tells the others', async () => {
    const { status, headers } = await get('/', {}, 'OPTIONS');
    expect([status, headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it('HEAD says what GET would, without the body', async () => {
    const { status, headers, body } = await get('/_astro/a.js', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, '1000', '']);
    expect(await get('/nothing', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
  });

  it.each(['/_astro/a.js', '/', '/nothing'])('HEAD says how GET would compress %s', async (path) => {
    const [head, got] = await Promise.all(
      ['HEAD', 'GET'].map((each) => get(path, { 'accept-encoding': 'gzip' }, each)),
    );
    const about = ({ headers }: Answer = { status: 0, headers: {}, body: '' }) =>
      ['content-encoding', 'content-length', 'content-type', 'vary'].map((name) => headers[name]);
    expect(got?.headers['content-encoding']).toBe('gzip');
    expect([head?.status, about(head), head?.body]).toEqual([got?.status, about(got), '']);
  });
});

describe('files for the host', () => {
  it.each(['/_headers', '/%5fheaders', '/%5Fheaders', '/x/..%2f_headers', '/.%2f_headers'])(
    'are not served at %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: 'not found' });
    },
  );
});

describe('an odd request', () => {
  it.each([
    ['a name longer than file systems take', `/${'a'.repeat(5_000)}`],
    ['a NUL', '/%00'],
    ['a NUL after the name of a page', '/index.html%00.js'],
    ['a way up', '/a%2fb/%2e%2e'],
    ['a folder', '/_astro'],
    ['no path', '*'],
  ])('for %s is a 404', async (_kind, path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('with the whole address in its first line is answered as any other', async () => {
    expect(await get('http://example.com/')).toMatchObject({ status: 200, body: 'home' });
    const { headers } = await get('http://example.com/about/?a=1');
    expect(headers.location).toBe('/about?a=1');
  });

  it('that a service fails at is told so', async () => {
    server.close();
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await serve([
      () => {
        throw new Error('broken');
      },
    ]);
    expect(await get('/')).toMatchObject({ status: 500, body: 'Something went wrong' });
    expect(await get('/')).toMatchObject({ status: 500 });
    expect(complain).toHaveBeenCalledTimes(2);
    complain.mockRestore();
  });
});
