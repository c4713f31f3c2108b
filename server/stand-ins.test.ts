/** The real client against the real function, as the local server runs it. */

import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailProvider, mailProviderIds } from '../src/mail/providers.ts';
import { addressLimit } from '../supabase/functions/chat-assistant/limits/limits.ts';
import { createAssistant } from './assistant.ts';
import { listen } from './listen.ts';
import { pathOf } from './request.ts';
import { standIns } from './stand-ins.ts';

const assistant = Promise.resolve(createAssistant({}));
const services = standIns(
  () => assistant,
  () => undefined,
);
let server: Server;
let supabase: ReturnType<typeof createClient>;

beforeAll(async () => {
  server = createServer((request, response) => services.get(pathOf(request))?.(request, response));
  supabase = createClient(`http://127.0.0.1:${await listen(server, 0)}`, 'sb_publishable_local');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(body: Readonly<Record<string, unknown>>) {
  return supabase.functions.invoke<{ response: string }>('chat-assistant', { body });
}

/** The status and code of a refusal, as a page reads them. */
async function refusalOf(body: Readonly<Record<string, unknown>>): Promise<[status: number, code: string]> {
  const { error } = (await ask(body)) as { error: unknown };
  if (!(error instanceof FunctionsHttpError)) return expect.fail(`Not a refusal: ${String(error)}`);
  const answer = error.context as Response;
  const { error: problem } = (await answer.json()) as { error: { code: string } };
  return [answer.status, problem.code];
}

describe('the assistant', () => {
  it('answers with a text, also with the history that the widget sends', async () => {
    const messages = [{ role: 'assistant', content: 'Hej.' }];
    const { data, error } = await ask({ message: 'GDPR?', messages });
    expect([error, data?.response]).toEqual([null, expect.stringMatching(/\S/)]);
  });

  it('refuses with a status and a code that the client can read', async () => {
    expect(await refusalOf({ message: 'Hi' })).toEqual([400, 'invalid_field']);
    expect(await refusalOf({ message: 'a'.repeat(1_000_000), messages: [] })).toEqual([
      413,
      'body_too_large',
    ]);
  });

  it('answers many questions at once, and refuses what is too much', async () => {
    const questions = Array.from({ length: 3 * addressLimit }, () => ask({ message: 'GDPR?', messages: [] }));
    const refusals = (await Promise.all(questions)).filter(({ error }) => error !== null);
    // Two windows at the most, if one ends meanwhile; the questions before count too.
    expect(refusals.length).toBeGreaterThanOrEqual(addressLimit);
    expect(refusals.length).toBeLessThan(questions.length);
    expect(await refusalOf({ message: 'GDPR?', messages: [] })).toEqual([429, 'too_many_requests']);
  });
});

it('every mail service has its stand-in', () => {
  for (const id of mailProviderIds) expect(services.has(mailProvider(id).address.local)).toBe(true);
});
