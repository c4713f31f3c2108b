/** The same tests for every host that the site is prepared for. */

import { gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { xmlPolicy } from '../../src/integrations/headers/headers-file.ts';
import { locales } from '../../src/site/locales.ts';
import { headersFor, parseHeaderRules } from '../../tools/serve/site-server.ts';
import { builtFiles, readBuilt } from '../support/built.ts';
import { articleIds, pathVariants } from '../support/site.ts';
import { cloudflareHosts, hosts } from './hosts.ts';
import { requestsTo } from './requests.ts';

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

for (const { name, port } of hosts) {
  test.describe(name, () => {
    // They serve a page at paths with encoded slashes, and serve 404 pages with status 200, though still marked `noindex`.
    const isCloudflare = cloudflareHosts.some((host) => host.name === name);

    const { ask, follow } = requestsTo(port);

    test.describe('pages', () => {
      for (const [path, name] of [
        ...pages.map((path) => [path, path]),
        ['/about?from=mail&a=%20', '/about'],
      ] as const) {
        test(`${path} is served without a redirect, and runs only what the site allows`, async () => {
          const { status, headers, body } = await ask(path);
          expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/html; charset=utf-8']);
          expect(body.equals(readBuilt(name))).toBe(true);
          expect(headers['content-security-policy']).toBe(pagePolicy);
        });
      }

      for (const [path, clean] of [
        ['/about/', '/about'],
        ['/index.html', '/'],
        ['/sv/', '/sv'],
        ['/en/blog.html', '/en/blog'],
        ['/about/?a=1', '/about?a=1'],
      ] as const) {
        test(`have no second address: ${path} redirects to ${clean}`, async () => {
          const { status, headers } = await ask(path);
          expect([301, 307, 308]).toContain(status);
          expect(headers.location).toBe(clean);
        });
      }

      for (const [path, page] of [
        ['/%61bout', '/about'],
        ['/about%2ehtml', '/about'],
        ['/sv/%61bout', '/sv/about'],
      ] as const) {
        test(`percent-encoded paths show the same page: ${path}`, async () => {
          const { status, headers, body } = await follow(path);
          expect([status, body.equals(readBuilt(page))]).toEqual([200, true]);
          expect(headers['content-security-policy']).toBe(pagePolicy);
        });
      }

      for (const path of [
        '/x/..%2fdashboard',
        '/social/..%2fdashboard',
        '/_astro/..%5cabout',
        '/social%2f..%2fabout',
      ]) {
        test(`are not served with another path’s headers: ${path}`, async () => {
          const { status, headers } = await follow(path);
          if (isCloudflare && status === 200) {
            expect(headers['content-security-policy']).toBe(pagePolicy);
            expect(headers['cache-control']).not.toMatch(/immutable/);
          } else expect(status).toBe(404);
        });
      }

      for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example/about.html']) {
        test(`never redirect to another site: ${path}`, async () => {
          const { location = '/' } = (await ask(path)).headers;
          expect(new URL(location, 'https://own.example').origin).toBe('https://own.example');
        });
      }
    });

    test.describe('missing files', () => {
      const paths = isCloudflare ? missingPaths : [...missingPaths, ...encodedSeparators];
      for (const [path, page] of paths) {
        test(`${path} is a 404 in its language, with the policy, and is asked for again`, async () => {
          const { status, headers, body } = await ask(path);
          expect([status, body.equals(readBuilt(page))]).toEqual([404, true]);
          expect(headers['content-type']).toMatch(/^text\/html/);
          expect(headers['content-security-policy']).toBe(pagePolicy);
          expect(headers['cache-control']).toMatch(/no-store|no-cache|max-age=0\b/);
        });
      }

      for (const [path, page] of [
        ['/404', '/404'],
        ['/404.html', '/404'],
        ['/sv/404', '/sv/404'],
        ['/sv/404.html', '/sv/404'],
      ] as const) {
        test(`${path}, the address of the 404 page, is missing too`, async () => {
          const { status, body } = await follow(path);
          expect(body.equals(readBuilt(page))).toBe(true);
          expect(status).toBe(isCloudflare ? 200 : 404);
        });
      }

      for (const path of [
        '/_headers',
        '/%5fheaders',
        '/..%2fpackage.json',
        '/%2e%2e/package.json',
        '/_astro/..%2f..%2fpackage.json',
      ]) {
        test(`${path} is not public`, async () => {
          const { status, body } = await follow(path);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(body.toString()).not.toMatch(/X-Frame-Options|"scripts":/);
        });
      }
    });

    test.describe('headers', () => {
      const commonHeaders = [...pageHeaders.keys()].filter(
        (name) => !/^(content-security-policy|cache-control|cross-origin-resource-policy)$/i.test(name),
      );

      for (const path of ['/', '/sv/blog', '/nowhere', '/about/', ...hashed, ...unhashed]) {
        test(`for every response are sent with ${path}`, async () => {
          const { headers } = await ask(path);
          for (const name of commonHeaders) {
            expect(headers[name.toLowerCase()], name).toBe(pageHeaders.get(name));
          }
        });
      }

      for (const path of [...hashed, files.licences[0]]) {
        test(`include no policy for ${path}`, async () => {
          expect((await ask(path)).headers['content-security-policy']).toBeUndefined();
        });
      }

      test('allow no scripts in the sitemap, and in drawings only what pages allow', async () => {
        const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
        expect(await policyOf(files.sitemap[0])).toBe(xmlPolicy);
        expect(await policyOf(files.icon[0])).toBe(pagePolicy);
      });

      for (const [path, type] of Object.values(files)) {
        test(`state the type of ${path}`, async () => {
          const { status, headers, body } = await ask(path);
          expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
          expect(body.equals(readBuilt(path))).toBe(true);
        });
      }

      test('let other sites show the images of link previews, and nothing else', async () => {
        for (const path of ['/', ...hashed, ...unhashed]) {
          const wanted = path === files.social[0] ? 'cross-origin' : 'same-origin';
          expect((await ask(path)).headers['cross-origin-resource-policy'], path).toBe(wanted);
        }
      });
    });

    test.describe('caching', () => {
      for (const path of hashed) {
        test(`lets browsers keep ${path} for a year, since its name has a hash`, async () => {
          expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
        });
      }

      for (const path of ['/', '/sv/about', ...unhashed]) {
        test(`makes browsers revalidate ${path}`, async () => {
          expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        });
      }

      for (const path of ['/about', files.script[0]]) {
        test(`answers 304 for ${path} once it is cached`, async () => {
          const { etag = '' } = (await ask(path)).headers;
          const again = await ask(path, { headers: { 'If-None-Match': etag } });
          expect([etag === '', again.status, again.body.length]).toEqual([false, 304, 0]);
          const other = await ask(path, { headers: { 'If-None-Match': '"another"' } });
          expect(other.status).toBe(200);
        });
      }
    });

    test.describe('transfer', () => {
      const gzip = { 'Accept-Encoding': 'gzip' };

      for (const [path, name] of [
        ['/', '/'],
        [files.script[0], files.script[0]],
        ['/nowhere', '/404'],
      ] as const) {
        test(`compresses ${path}`, async () => {
          const { headers, body } = await ask(path, { headers: gzip });
          expect(headers['content-encoding']).toBe('gzip');
          expect(gunzipSync(body).equals(readBuilt(name))).toBe(true);
        });
      }

      test('answers a range request with that part, or with the whole file', async () => {
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

      test('answers HEAD like GET, without the body', async () => {
        const { status, headers, body } = await ask('/about', { method: 'HEAD' });
        expect([status, body.length]).toEqual([200, 0]);
        expect(headers['content-type']).toMatch(/^text\/html/);
      });

      for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
        test(`refuses ${method}`, async () => {
          expect((await ask('/about', { method })).status).toBe(405);
        });
      }
    });
  });
}
