import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../../../tools/serve/site-server.ts';
import { temporaryFolder } from '../../testing/helpers/temporary-folder.ts';
import { type FetchHandler, functionService, mailService } from './local-services.ts';

let server: Server;
let lines: string[];
const print = (line: string) => lines.push(line);

beforeEach(() => (lines = []));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

const serve = (handle: FetchHandler) => start(functionService(() => Promise.resolve(handle), print));

it('a function receives method, headers and body, and its response is sent with status and headers', async () => {
  const url = await serve(async (asked) =>
    Response.json([asked.method, asked.headers.get('Origin'), await asked.text()], {
      status: 201,
      headers: { 'X-Own': 'yes' },
    }),
  );
  const headers = { Origin: 'http://a.example' };
  const answer = await fetch(url, { method: 'PUT', headers, body: 'Hej på dig' });
  expect([answer.status, answer.headers.get('X-Own')]).toEqual([201, 'yes']);
  expect(await answer.json()).toEqual(['PUT', 'http://a.example', 'Hej på dig']);
});

it('the socket’s address replaces a forged X-Forwarded-For', async () => {
  const url = await serve((asked) => Promise.resolve(new Response(asked.headers.get('X-Forwarded-For'))));
  const answer = await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.5' } });
  expect(await answer.text()).toBe('127.0.0.1');
});

it('a function is told when its visitor has left', async () => {
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const url = await serve(({ signal }) => {
    signal.addEventListener('abort', () => left.resolve());
    asked.resolve();
    return new Promise(() => undefined);
  });
  const asking = request(url, { method: 'POST' }).on('error', () => undefined);
  asking.end('{}');
  await asked.promise;
  asking.destroy();
  await left.promise;
});

it('a function that cannot be loaded returns 503, and the terminal shows the reason', async () => {
  const load = () => Promise.reject(new Error('LLM_BASE_URL is not an address.'));
  const answer = await fetch(await start(functionService(load, print)));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'function_unavailable' } });
  expect(lines).toEqual(['The chat assistant could not start: LLM_BASE_URL is not an address.']);
});

const mail = { subject: 'En fråga från Åsa', email: 'asa@exempel.se' };
const mailFolder = () => join(temporaryFolder(), 'mail');

async function send(folder: string, content: object | string, type = 'application/json'): Promise<string> {
  const url = await start(mailService(folder, print));
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
  return `${answer.status} ${await answer.text()}`;
}

it('an e-mail is written to a file, and the terminal shows its name', async () => {
  const folder = mailFolder();
  expect(await send(folder, mail)).toBe('200 OK');
  const [name = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(mail);
  expect(lines).toEqual([expect.stringContaining(name)]);
});

it.each([
  [
    'is too long',
    { ...mail, text: 'a'.repeat(60_000) },
    'application/json',
    '413 An e-mail may not exceed 50 kB',
  ],
  ['is not JSON', '{', 'application/json', '400 Send JSON'],
  ['comes from a page of another origin', mail, 'text/plain', '415 Send JSON'],
])('an e-mail that %s is refused and leaves no file', async (_why, content, type, answer) => {
  const folder = mailFolder();
  expect(await send(folder, content, type)).toBe(answer);
  expect(existsSync(folder)).toBe(false);
});

it('an unwritable folder fails the e-mail but not the server', async () => {
  expect(await send('/dev/null/mail', mail)).toBe('500 The e-mail could not be saved');
  expect(lines).toEqual([expect.stringMatching(/^The e-mail could not be saved: /)]);
});
