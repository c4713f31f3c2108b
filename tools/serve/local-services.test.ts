import { createServer, request, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type FunctionsHttpError } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createChatAssistant } from '../../supabase/functions/chat-assistant/chat-assistant.ts';
import { testKnowledge } from '../../supabase/functions/chat-assistant/testing/site.ts';
import { listen, pathOf } from './listen.ts';
import { functionService, localServices, mailService, type WebHandler } from './local-services.ts';

let server: Server;
let lines: string[];

beforeEach(() => (lines = []));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves what is given; gives its address. */
async function start(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

it('the assistant answers the real client, and refuses with a status and a code that it can read', async () => {
  const options = { read: () => undefined, knowledge: testKnowledge, log: () => undefined };
  const services = localServices(
    () => Promise.resolve(createChatAssistant(options)),
    () => undefined,
  );
  const url = await start((request, response) => services.get(pathOf(request))?.(request, response));
  const { functions } = createClient(url, 'sb_publishable_local');
  const messages = [{ role: 'assistant', content: 'Hej.' }];
  const { data, error } = await functions.invoke<{ response: string }>('chat-assistant', {
    body: { message: 'GDPR?', messages },
  });
  expect([error, data?.response]).toEqual([null, expect.stringMatching(/\S/)]);
  const refusal = await functions.invoke('chat-assistant', { body: { message: 'Hi' } });
  const answer = (refusal.error as FunctionsHttpError).context as Response;
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_field' } }]);
});

/** Serves a function; gives its address. */
function serve(handle: WebHandler | Error): Promise<string> {
  const load = () => (handle instanceof Error ? Promise.reject(handle) : Promise.resolve(handle));
  return start(functionService(load, (line) => lines.push(line)));
}

it('a function gets method, headers and body, and its reply is sent with status and headers', async () => {
  const url = await serve(async (asked) =>
    Response.json([asked.method, asked.headers.get('Origin'), await asked.text()], {
      status: 201,
      headers: { 'X-Own': 'yes' },
    }),
  );
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { Origin: 'http://a.example' },
    body: 'Hej på dig',
  });
  expect([answer.status, answer.headers.get('X-Own')]).toEqual([201, 'yes']);
  expect(await answer.json()).toEqual(['PUT', 'http://a.example', 'Hej på dig']);
});

it('the socket’s address replaces a forged X-Forwarded-For', async () => {
  const url = await serve((asked) => Promise.resolve(new Response(asked.headers.get('X-Forwarded-For'))));
  const answer = await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.5' } });
  expect(await answer.text()).toBe('127.0.0.1');
});

it('a function that is still thinking hears that its visitor has left', async () => {
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

it('a function that cannot be loaded is told apart from one that refuses, and the terminal says why', async () => {
  const answer = await fetch(await serve(new Error('LLM_BASE_URL is no address.')));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'function_unavailable' } });
  expect(lines).toEqual(['The chat assistant does not answer: LLM_BASE_URL is no address.']);
});

const mail = { subject: 'En fråga från Åsa', email: 'asa@exempel.se' };

/** Sends a mail to a service that writes into a folder. */
async function send(folder: string, body: string, type = 'application/json'): Promise<string> {
  const url = await start(mailService(folder, (line) => lines.push(line)));
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
  return `${answer.status} ${await answer.text()}`;
}

it('a mail is written into a file as it came, and the terminal says where', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'mail');
  expect(await send(folder, JSON.stringify(mail))).toBe('200 OK');
  const [name = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(mail);
  expect(lines).toEqual([expect.stringContaining(name)]);
});

it.each([
  ['no JSON', 'asa@exempel.se'],
  ['too long', JSON.stringify({ ...mail, text: 'a'.repeat(60_000) })],
])('what is %s is refused and leaves no file', async (_what, body) => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  expect(await send(folder, body)).toBe('400 A mail is a JSON object of 50 kB at most');
  expect(readdirSync(folder)).toEqual([]);
});

it('a mail from a page of another origin, which cannot send JSON without asking, is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  expect(await send(folder, JSON.stringify(mail), 'text/plain')).toBe('415 Send JSON');
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder that cannot be written fails the mail and not the server', async () => {
  expect(await send('/dev/null/mail', JSON.stringify(mail))).toBe('500 The mail could not be written');
  expect(lines).toEqual([expect.stringMatching(/^A mail could not be written: /)]);
});
