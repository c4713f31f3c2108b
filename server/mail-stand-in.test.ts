import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailProviderId, mailBody, mailServiceOf } from '../src/mail/providers.ts';
import { mailStandIn } from './mail-stand-in.ts';
import { serveTestSite, type TestSite } from './test-site.ts';

const request = {
  ...mailServiceOf('emailjs', {}, '').keys,
  template_params: { to_email: 'hello@nordlys.example', subject: 'A question', message: 'Hej på dig' },
};

let site: TestSite;
let root: string;
let folder: string;
let lines: string[];
let time: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'mail-'));
  folder = join(root, 'mail');
  lines = [];
  time = Date.UTC(2026, 0, 2, 3, 4, 5);
  site = await serveTestSite([mailStandIn({ folder, print: (line) => lines.push(line), now: () => time })]);
});
afterEach(() => {
  site.close();
  rmSync(root, { recursive: true });
});

async function send(body: unknown, method = 'POST', to: MailProviderId = 'emailjs'): Promise<string> {
  const answer = await fetch(site.url + mailServiceOf(to, {}, '').endpoint, {
    method,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  return `${answer.status} ${await answer.text()}`;
}

describe('mailStandIn', () => {
  it('keeps a mail as a file and says where', async () => {
    expect(await send(request)).toBe('200 OK');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^2026-01-02T03-04-05\.000Z-[0-9a-f]{8}\.eml$/);
    expect(lines).toEqual([expect.stringContaining(name)]);
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^Subject: A question\r$/m);
  });

  it.each(['emailjs', 'webhook'] as const)('keeps what a form sends by %s', async (id) => {
    const service = mailServiceOf(id, {}, 'hello@nordlys.example');
    const mail = {
      form: 'contact',
      subject: 'Ring us',
      text: 'Hello',
      name: 'Sara Nord',
      email: 'sara@nordlys.example',
      fields: {},
      timestamp: '2026-01-02T03:04:05.000Z',
    };
    expect(await send(mailBody(mail, service), 'POST', id)).toBe('200 OK');
    const kept = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
    expect(kept).toMatch(/^Subject: Ring us\r$/m);
    expect(kept).toMatch(/^Reply-To: sara@nordlys\.example\r$/m);
  });

  it('takes one mail a second', async () => {
    expect(await send(request)).toBe('200 OK');
    time += 999;
    expect(await send(request)).toBe('429 Too many requests');
    time += 1;
    expect(await send(request)).toBe('200 OK');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('refuses as EmailJS does and keeps nothing', async () => {
    expect(await send({})).toBe('400 The parameter service_id is required');
    expect(await send({ ...request, user_id: 'other' })).toBe('403 The Public Key is invalid');
    expect(await send({ ...request, template_params: {} })).toBe('422 The recipients address is empty');
    expect(await send('a'.repeat(2_000_000))).toBe('413 The variables are larger than 50 kB');
    expect(await send(undefined, 'GET')).toBe('405 Use POST');
    expect(readdirSync(root)).toEqual([]);
    // What was refused does not count as sent.
    expect(await send(request)).toBe('200 OK');
  });

  it('leaves other paths to the site', async () => {
    expect((await fetch(`${site.url}/api/v1.0/email/other`, { method: 'POST' })).status).not.toBe(200);
    expect(await (await fetch(site.url)).text()).toBe('<p>Home</p>');
  });

  it('fails without ending the server when the file cannot be written', async () => {
    rmSync(root, { recursive: true });
    site.close();
    site = await serveTestSite([
      mailStandIn({ folder: '/dev/null/mail', print: (line) => lines.push(line) }),
    ]);
    expect(await send(request)).toBe('500 The mail could not be kept');
    expect(lines).toEqual([expect.stringMatching(/^A mail could not be kept: /)]);
    root = mkdtempSync(join(tmpdir(), 'mail-'));
  });
});
