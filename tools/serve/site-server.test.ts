import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalServices } from '../../src/integrations/local/local-services.ts';
import { temporaryFolder } from '../../src/testing/helpers/temporary-folder.ts';
import { cleanPath, createSiteServer, headersFor, listen, parseHeaderRules } from './site-server.ts';

let dist: string;
let server: Server | undefined;
let origin: string;

beforeEach(() => {
  dist = temporaryFolder({
    _headers: '/*\n  X-Site: yes\n',
    'index.html': 'home',
    'a b.txt': 'a file',
    '404.html': 'not found',
    'sv/404.html': 'finns inte',
  });
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(services?: LocalServices): Promise<(path: string) => Promise<[number, string]>> {
  server = createSiteServer(dist, services);
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return async (path) => {
    const answer = await fetch(origin + path);
    return [answer.status, await answer.text()];
  };
}

it('a folder without a built site is refused, with advice on the fix', () => {
  const empty = join(dist, 'sv');
  expect(() => createSiteServer(empty)).toThrow(
    `There is no built site in ${empty}. Run "npm run build" first.`,
  );
});

it('a service answers at its own path, without the site’s headers', async () => {
  const get = await serve(new Map([['/api', (_request, response) => response.end('service')]]));
  expect(await get('/api?q')).toEqual([200, 'service']);
  expect(await get('/api/other')).toEqual([404, 'not found']);
});

it.each([
  ['site.localhost:4321', 200],
  ['[::1]:4321', 200],
  ['evil.example', 421],
  ['a b', 421],
])('the host %j gets status %d', async (host, status) => {
  await serve(new Map([['/api', (_request, response) => response.end('service')]]));
  const answer = await new Promise((resolve) => {
    request(`${origin}/api`, { headers: { Host: host } }, (response) => resolve(response.statusCode)).end();
  });
  expect(answer).toBe(status);
});

it('a page that the browser has is sent again only after a change', async () => {
  await serve();
  const headers = { 'If-None-Match': (await fetch(origin)).headers.get('ETag') ?? '' };
  expect((await fetch(origin, { headers })).status).toBe(304);
  writeFileSync(join(dist, 'index.html'), 'the new home');
  utimesSync(join(dist, 'index.html'), 1, 1);
  expect(await (await fetch(origin, { headers })).text()).toBe('the new home');
});

it('finds a name with a space, but not a name that is too long or not UTF-8', async () => {
  const get = await serve();
  expect(await get('/a%20b.txt')).toEqual([200, 'a file']);
  expect(await get(`/${'a'.repeat(5_000)}`)).toEqual([404, 'not found']);
  expect(await get('/sv/%E0%A4%A')).toEqual([404, 'finns inte']);
});

it('a build that deletes pages does not stop the server', async () => {
  const get = await serve();
  rmSync(join(dist, '404.html'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await get('/nowhere')).toEqual([500, '']);
  log.mockRestore();
  expect(await get('/')).toEqual([200, 'home']);
});

const unclean = [
  '/about.html',
  '///sv//about/',
  '/a/index.html',
  '/%61bout%2ehtml',
  '/100%25',
  '/\\evil.example',
];
it.each(unclean)('the clean address of %s is itself clean, so redirects do not loop', (path) => {
  const clean = cleanPath(path) ?? '';
  expect([clean === '', cleanPath(clean)]).toEqual([false, clean]);
});

it('refuses a port that is in use, with advice on the fix', async () => {
  const server = createServer();
  const taken = await listen(server, 0);
  await expect(listen(createServer(), taken)).rejects.toThrow(
    `Port ${taken} is in use. Stop the program that uses it, or set another port: PORT=${taken + 1}.`,
  );
  server.close();
});

it.each([
  ['/a.b', true],
  ['/axb', false],
  ['/x/a.b', false],
])('the rule of /a.b applies to %s: %s', (path, applies) => {
  expect(headersFor(path, parseHeaderRules('/a.b\n  X-Dot: yes')).has('X-Dot')).toBe(applies);
});
