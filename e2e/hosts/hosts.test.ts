/** The same tests for every host that the site is prepared for. */

import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../src/site/locales.ts';
import { xmlPolicy } from '../../src/integrations/headers/headers-file.ts';
import { headersFor, parseHeaderRules } from '../../tools/serve/site-server.ts';
import { builtFiles, readBuilt } from '../support/built.ts';
import { articleIds, pathVariants } from '../support/site.ts';
import { cloudflarePages, cloudflareWorkers, siteServer } from './hosts.ts';
import type { RunningServer } from '../support/server-process.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const pages = ['/', '/about', '/blog', `/blog/${articleIds[0]}`].flatMap(pathVariants);

const first = (folder: string, ending: string): string =>
  builtFiles.find((file) => file.startsWith(folder) && file.endsWith(ending)) ?? '';

const files = {
  script: [first('/_astro/', '.js'), /^(text|application)\/javascript/],
  font: [first('/_astro/', '.woff2'), /^font\/woff2/],
  social: [first('/social/', '.png'), /^image\/png/],
  icon: ['/icon.svg', /^image\/svg\+xml/],
  sitemap: ['/sitemap-index.xml', /^(text|application)\/xml/],
  licences: ['/licenses.txt', /^text\/plain/],
  security: ['/.well-known/security.txt', /^text\/plain/],
} as const;

const pageHeaders = headersFor('/', parseHeaderRules(readBuilt('/_headers').toString()));

const missingPaths = [
  ['/nowhere', '/404'],
  ['/about/nowhere', '/404'],
  ['/_astro/nowhere.js', '/404'],
  ...locales.map((locale) => [`/${locale}/nowhere`, `/${locale}/404`] as const),
  ['/sv/blog/nowhere', '/sv/404'],
] as const;

/** The same for paths with an encoded slash, question mark or backslash, which only some servers decode. */
const encodedSeparators = [
  ['/about%2f', '/404'],
  ['/about%3fx/', '/404'],
  ['/%2f%2fx/', '/404'],
  ['/%5c..', '/404'],
  ['/sv/about%5c', '/sv/404'],
] as const;

const pagePolicy = pageHeaders.get('Content-Security-Policy');

const hashed = [files.script[0], files.font[0], files.social[0]];
const unhashed = Object.values(files)
  .map(([path]) => path)
  .filter((path) => !hashed.includes(path));

/** Hosts that serve a page at paths with encoded slashes, and serve 404 pages with status 200, though still marked `noindex`. */
const cloudflareHosts = [cloudflareWorkers.name, cloudflarePages.name];

describe.each([siteServer, cloudflareWorkers, cloudflarePages])('$name', ({ name, start }) => {
  let host: RunningServer;

  beforeAll(async () => void (host = await start()));
  afterAll(() => host?.stop());

  /** Requests a path exactly as written; `fetch` would normalise it first. */
  function ask(path: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: host.port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode = 0, headers: answered } = response;
          resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });
  }

  /** Requests a path and follows a redirect: some hosts redirect every page once. */
  async function follow(path: string): Promise<Answer> {
    const answer = await ask(path);
    return answer.status < 300 || answer.status >= 400 ? answer : ask(answer.headers.location ?? '');
  }

  describe('pages', () => {
    it.each([...pages.map((path) => [path, path]), ['/about?from=mail&a=%20', '/about']])(
      '%s is served without a redirect, and runs only what the site allows',
      async (path, name) => {
        const { status, headers, body } = await ask(path);
        expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/html; charset=utf-8']);
        expect(body.equals(readBuilt(name))).toBe(true);
        expect(headers['content-security-policy']).toBe(pagePolicy);
      },
    );

    it.each([
      ['/about/', '/about'],
      ['/index.html', '/'],
      ['/sv/', '/sv'],
      ['/en/blog.html', '/en/blog'],
      ['/about/?a=1', '/about?a=1'],
    ])('have no second address: %s redirects to %s', async (path, clean) => {
      const { status, headers } = await ask(path);
      expect([301, 307, 308]).toContain(status);
      expect(headers.location).toBe(clean);
    });

    it.each([
      ['/%61bout', '/about'],
      ['/about%2ehtml', '/about'],
      ['/sv/%61bout', '/sv/about'],
    ])('percent-encoded paths show the same page: %s', async (path, page) => {
      const { status, headers, body } = await follow(path);
      expect([status, body.equals(readBuilt(page))]).toEqual([200, true]);
      expect(headers['content-security-policy']).toBe(pagePolicy);
    });

    it.each(['/x/..%2fdashboard', '/social/..%2fdashboard', '/_astro/..%5cabout', '/social%2f..%2fabout'])(
      'are not served with another path’s headers: %s',
      async (path) => {
        const { status, headers } = await follow(path);
        if (cloudflareHosts.includes(name) && status === 200) {
          expect(headers['content-security-policy']).toBe(pagePolicy);
          expect(headers['cache-control']).not.toMatch(/immutable/);
        } else expect(status).toBe(404);
      },
    );

    it.each(['//evil.example/', '/\\evil.example/', '//evil.example/about.html'])(
      'never redirect to another site: %s',
      async (path) => {
        const { location = '/' } = (await ask(path)).headers;
        expect(new URL(location, 'https://own.example').origin).toBe('https://own.example');
      },
    );
  });

  describe('missing files', () => {
    const paths = cloudflareHosts.includes(name) ? missingPaths : [...missingPaths, ...encodedSeparators];
    it.each(paths)(
      '%s is a 404 in its language, with the policy, and is asked for again',
      async (path, page) => {
        const { status, headers, body } = await ask(path);
        expect([status, body.equals(readBuilt(page))]).toEqual([404, true]);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(headers['content-security-policy']).toBe(pagePolicy);
        expect(headers['cache-control']).toMatch(/no-store|no-cache|max-age=0\b/);
      },
    );

    it.each([
      ['/404', '/404'],
      ['/404.html', '/404'],
      ['/sv/404', '/sv/404'],
      ['/sv/404.html', '/sv/404'],
    ])('%s, the address of the 404 page, is missing too', async (path, page) => {
      const { status, body } = await follow(path);
      expect(body.equals(readBuilt(page))).toBe(true);
      expect(status).toBe(cloudflareHosts.includes(name) ? 200 : 404);
    });

    it.each([
      '/_headers',
      '/%5fheaders',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/_astro/..%2f..%2fpackage.json',
    ])('%s is not public', async (path) => {
      const { status, body } = await follow(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.toString()).not.toMatch(/X-Frame-Options|"scripts":/);
    });
  });

  describe('headers', () => {
    const commonHeaders = [...pageHeaders.keys()].filter(
      (name) => !/^(content-security-policy|cache-control|cross-origin-resource-policy)$/i.test(name),
    );

    it.each(['/', '/sv/blog', '/nowhere', '/about/', ...hashed, ...unhashed])(
      'for every response are sent with %s',
      async (path) => {
        const { headers } = await ask(path);
        for (const name of commonHeaders) {
          expect(headers[name.toLowerCase()], name).toBe(pageHeaders.get(name));
        }
      },
    );

    it.each([...hashed, files.licences[0]])('include no policy for %s', async (path) => {
      expect((await ask(path)).headers['content-security-policy']).toBeUndefined();
    });

    it('allow no scripts in the sitemap, and in drawings only what pages allow', async () => {
      const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
      expect(await policyOf(files.sitemap[0])).toBe(xmlPolicy);
      expect(await policyOf(files.icon[0])).toBe(pagePolicy);
    });

    it.each(Object.values(files))('state the type of %s', async (path, type) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
      expect(body.equals(readBuilt(path))).toBe(true);
    });

    it('let other sites show the images of link previews, and nothing else', async () => {
      for (const path of ['/', ...hashed, ...unhashed]) {
        const wanted = path === files.social[0] ? 'cross-origin' : 'same-origin';
        expect((await ask(path)).headers['cross-origin-resource-policy'], path).toBe(wanted);
      }
    });
  });

  describe('caching', () => {
    it.each(hashed)('lets browsers keep %s for a year, since its name has a hash', async (path) => {
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    it.each(['/', '/sv/about', ...unhashed])('makes browsers revalidate %s', async (path) => {
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it.each(['/about', files.script[0]])('answers 304 for %s once it is cached', async (path) => {
      const { etag = '' } = (await ask(path)).headers;
      const again = await ask(path, { headers: { 'If-None-Match': etag } });
      expect([etag === '', again.status, again.body.length]).toEqual([false, 304, 0]);
      const other = await ask(path, { headers: { 'If-None-Match': '"another"' } });
      expect(other.status).toBe(200);
    });
  });

  describe('transfer', () => {
    const gzip = { 'Accept-Encoding': 'gzip' };

    it.each([
      ['/', '/'],
      [files.script[0], files.script[0]],
      ['/nowhere', '/404'],
    ])('compresses %s', async (path, name) => {
      const { headers, body } = await ask(path, { headers: gzip });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).equals(readBuilt(name))).toBe(true);
    });

    it('answers a range request with that part, or with the whole file', async () => {
      const [font] = files.font;
      const { status, headers, body } = await ask(font, { headers: { ...gzip, Range: 'bytes=10-19' } });
      const whole = readBuilt(font);
      expect(headers['content-encoding']).toBeUndefined();
      if (status === 206) {
        expect(headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
        expect(body.equals(whole.subarray(10, 20))).toBe(true);
      } else {
        expect([status, body.equals(whole)]).toEqual([200, true]);
      }
    });

    it('answers HEAD like GET, without the body', async () => {
      const { status, headers, body } = await ask('/about', { method: 'HEAD' });
      expect([status, body.length]).toEqual([200, 0]);
      expect(headers['content-type']).toMatch(/^text\/html/);
    });

    it.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])('refuses %s', async (method) => {
      expect((await ask('/about', { method })).status).toBe(405);
    });
  });
});
