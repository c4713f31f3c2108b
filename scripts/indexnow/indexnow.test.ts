import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { indexNow } from '../../integrations/index-now.ts';
import { root } from '../content/read-content.ts';
import { changedPages, pagesOf, pagesSince } from './changed-pages.ts';
import { submit } from './submit.ts';

const key = 'abcdef0123456789';
const site = 'https://example.com';

const entry = (path: string, day?: string) =>
  `<url><loc>${site}${path}</loc>${day ? `<lastmod>${day}T00:00:00.000Z</lastmod>` : ''}<xhtml:link rel="alternate" hreflang="en" href="${site}/other"/></url>`;
const sitemap = (...entries: string[]) => `<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`;

describe('the pages that have changed', () => {
  const before = pagesOf(
    sitemap(entry('/'), entry('/blog/a', '2026-01-01'), entry('/blog/b', '2026-01-01'), entry('/old')),
  );
  const now = pagesOf(
    sitemap(
      entry('/'),
      entry('/blog/a', '2026-01-01'),
      entry('/blog/b', '2026-02-02'),
      entry('/blog/c', '2026-02-03'),
    ),
  );

  it('are those with another day, the new ones and those that are gone', () => {
    expect(changedPages(now, before)).toEqual(['/blog/b', '/blog/c', '/old'].map((path) => site + path));
    expect(changedPages(now, now)).toEqual([]);
  });

  it.each([
    ['2026-02-02', ['/blog/b', '/blog/c']],
    ['2026-02-03', ['/blog/c']],
    ['2027-01-01', []],
  ])('since %s are %j', (day, paths) => {
    expect(pagesSince(now, day)).toEqual(paths.map((path) => site + path));
  });
});

describe('with a service that listens', () => {
  let server: Server;
  let endpoint: string;
  let told: { readonly urlList: readonly string[]; readonly [name: string]: unknown }[] = [];
  let status = 200;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        told.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof told)[number]);
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  });
  afterAll(() => server.close());
  afterEach(() => {
    told = [];
    status = 200;
  });

  it('tells the host, the key, where its file lies, and the addresses', async () => {
    await submit([`${site}/a`, `${site}/b`], key, endpoint);
    expect(told).toEqual([
      {
        host: 'example.com',
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: [`${site}/a`, `${site}/b`],
      },
    ]);
  });

  it('says that the key of a site below a path lies there too', async () => {
    await submit([`${site}/website/a`], key, endpoint, '/website');
    expect(told[0]?.['keyLocation']).toBe(`${site}/website/${key}.txt`);
  });

  it('tells no more than 10,000 at a time, and all of them', async () => {
    await submit(
      Array.from({ length: 10_001 }, (_, index) => `${site}/${index}`),
      key,
      endpoint,
    );
    expect(told.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  });

  it.each([
    [403, 'IndexNow answered 403: it does not find the key. Publish the site'],
    [429, 'IndexNow answered 429: it was told too often.'],
    [500, 'IndexNow answered 500: try again later.'],
  ])('says why %i was answered', async (answer, reason) => {
    status = answer;
    await expect(submit([`${site}/a`], key, endpoint)).rejects.toThrow(reason);
  });

  it('takes 202 for yes: the key is still to be checked', async () => {
    status = 202;
    await expect(submit([`${site}/a`], key, endpoint)).resolves.toBeUndefined();
  });

  it.each([
    [{}, [], 'INDEXNOW_KEY is not set'],
    [{ INDEXNOW_KEY: 'short' }, ['--all'], 'INDEXNOW_KEY: is no key.'],
    [
      { INDEXNOW_KEY: 'a-key-that-no-build-had' },
      ['--all'],
      'a-key-that-no-build-had.txt is missing. Build the site',
    ],
  ])('the command with %j tells nobody, and says what is missing', async (environment, options, message) => {
    const run = promisify(execFile)(process.execPath, ['scripts/indexnow.ts', ...options], {
      cwd: root,
      env: { PATH: process.env['PATH'], INDEXNOW_ENDPOINT: endpoint, ...environment },
    });
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) as string });
    expect(told).toEqual([]);
  });
});

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const build = (given: string | undefined) =>
    indexNow(given).hooks['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`) } as never);

  it('publishes the key', async () => {
    await build(key);
    expect(readFileSync(join(folder, `${key}.txt`), 'utf8')).toBe(key);
  });

  it('stops at what is no key', async () => {
    await expect(build('../x')).rejects.toThrow('INDEXNOW_KEY: is no key.');
  });

  it.each([undefined, ''])('does nothing with %j', async (none) => {
    await expect(build(none)).resolves.toBeUndefined();
  });
});
