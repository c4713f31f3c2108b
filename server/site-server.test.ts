import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';

const files = {
  'secret.txt': 'secret',
  'dist/_headers':
    '/*\n  X-Frame-Options: DENY\n\n/_astro/*\n  Cache-Control: immutable\n\n/about\n  X-Page: about\n\n/a%20b.txt\n  X-Page: file\n',
  'dist/a b.txt': 'a file',
  'dist/index.html': 'home',
  'dist/about.html': 'about',
  'dist/sv.html': 'hem',
  'dist/sv/about.html': 'om oss',
  'dist/404.html': 'not found',
  'dist/en/404.html': 'not found, en',
  'dist/sv/404.html': 'finns inte',
  'dist/_astro/a.js': 'let a;',
};

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = createSiteServer(join(folder, 'dist'));
  port = await listen(server, 0, vi.fn());
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path as it is written; `fetch` would tidy it up first. */
function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function page(path: string): Promise<[status: number | undefined, text: string]> {
  const { status, body } = await get(path);
  return [status, body.toString()];
}

describe('a page', () => {
  it.each([
    ['/', 'home'],
    ['/?from=mail', 'home'],
    ['/about', 'about'],
    ['/sv', 'hem'],
    ['/sv/about', 'om oss'],
  ])('at %s is %s', async (path, text) => {
    expect(await page(path)).toEqual([200, text]);
  });

  it('comes with its type and the headers of _headers', async () => {
    const { headers } = await get('/about');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' });
    expect(headers['cache-control']).toBeUndefined();
  });

  it('is compressed when the browser takes that, and only then', async () => {
    const gzipped = await get('/about', { 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe('about');
    const { headers } = await get('/about');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('an asset', () => {
  it('has the headers of its own path too', async () => {
    const { headers } = await get('/_astro/a.js');
    expect(headers).toMatchObject({ 'cache-control': 'immutable', 'x-frame-options': 'DENY' });
  });
});

describe('another form of an address', () => {
  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/sv/', '/sv'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['//about', '/about'],
    ['//', '/'],
    ['//evil.example/about/', '/evil.example/about'],
    ['/\\evil.example/', '/evil.example'],
    ['/%61bout', '/about'],
    ['/about%2ehtml', '/about'],
    ['/sv/ab%6Fut?a=1', '/sv/about?a=1'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([307, location]);
  });
});

describe('an encoded address', () => {
  it('has the headers of the file that it shows', async () => {
    const { headers, body } = await get('/a%20b.txt');
    expect([headers['x-page'], body.toString()]).toEqual(['file', 'a file']);
  });

  it.each([
    '/x/..%2fabout',
    '/_astro%2f..%2fabout',
    '/_astro/..%5cabout',
    '/sv%2fabout',
    '/about%00',
    '/_astro/%2e%2e/about',
  ])('%s is no other way to a page, whose headers it would not have', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([404, 'no-cache', 'DENY']);
  });
});

describe('the 404 page itself', () => {
  it.each([
    ['/404', 'not found'],
    ['/404.html', 'not found'],
    ['/en/404', 'not found, en'],
    ['/sv/404', 'finns inte'],
    ['/sv/404.html', 'finns inte'],
    ['/sv/404/', 'finns inte'],
  ])('at %s is 404 too: %s', async (path, text) => {
    expect(await page(path)).toEqual([404, text]);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/nothing', 'not found'],
    ['/about/nothing', 'not found'],
    ['/svenska', 'not found'],
    ['/en/nothing', 'not found, en'],
    ['/sv/nothing', 'finns inte'],
    ['/sv/blog/nothing', 'finns inte'],
    ['/%E0%A4%A', 'not found'],
    ['/sv/%E0%A4%A', 'finns inte'],
    ['/%00', 'not found'],
  ])('%s is 404: %s', async (path, text) => {
    expect(await page(path)).toEqual([404, text]);
  });

  it('comes as HTML with the headers of _headers', async () => {
    const { headers } = await get('/sv/%E0%A4%A');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/../../secret.txt',
    '/..\\secret.txt',
  ])('%s does not lead out of the site', async (path) => {
    expect(await page(path)).toEqual([404, 'not found']);
  });
});

describe('createSiteServer', () => {
  it('says what to do when nothing has been built', () => {
    const empty = join(folder, 'nothing');
    expect(() => createSiteServer(empty)).toThrow(
      `There is no built site in ${empty}. Run "npm run build" first.`,
    );
  });
});
