/** The real client against the real function, as the local server runs it. */

import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChatAssistant } from '../../supabase/functions/chat-assistant/chat-assistant.ts';
import { testKnowledge } from '../../supabase/functions/chat-assistant/testing/site.ts';
import { listen } from './listen.ts';
import { pathOf } from './request.ts';
import { standIns } from './stand-ins.ts';

const assistant = Promise.resolve(
  createChatAssistant({ read: () => undefined, knowledge: testKnowledge, log: () => undefined }),
);
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
  });
});
