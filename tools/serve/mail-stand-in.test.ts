import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { mailStandIn } from './mail-stand-in.ts';

const mail = { subject: 'En fråga från Åsa', email: 'asa@exempel.se' };

let root: string;
let lines: string[];
let server: Server;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mail-'));
  lines = [];
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Sends a mail to a stand-in that writes into a folder. */
async function send(folder: string, body: string, method = 'POST'): Promise<string> {
  server = createServer(mailStandIn(folder, (line) => lines.push(line)));
  const port = await listen(server, 0);
  const answer = await fetch(`http://127.0.0.1:${port}`, { method, ...(method === 'POST' && { body }) });
  return `${answer.status} ${await answer.text()}`;
}

it('a mail is written down as it came, and the terminal says where', async () => {
  const folder = join(root, 'mail');
  expect(await send(folder, JSON.stringify(mail))).toBe('200 OK');
  const [name = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(mail);
  expect(lines).toEqual([expect.stringContaining(name)]);
});

it.each([
  ['no JSON', 'asa@exempel.se', '400 A mail is a JSON object with an e-mail address'],
  ['no address', '{"email":"asa"}', '400 A mail is a JSON object with an e-mail address'],
  ['too long', JSON.stringify({ ...mail, text: 'a'.repeat(60_000) }), '413 A mail may have 50 kB'],
])('what is %s is refused and leaves no file', async (_what, body, refusal) => {
  expect(await send(root, body)).toBe(refusal);
  expect(readdirSync(root)).toEqual([]);
});

it('a mail is posted', async () => {
  expect(await send(root, '', 'GET')).toBe('405 Use POST');
});

it('a folder that cannot be written fails the mail and not the server', async () => {
  expect(await send('/dev/null/mail', JSON.stringify(mail))).toBe('500 The mail could not be written down');
  expect(lines).toEqual([expect.stringMatching(/^A mail could not be written down: /)]);
});
