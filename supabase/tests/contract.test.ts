/** Tests supabase-js, the client that pages use, against the function. */

import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { createChatAssistant } from '../functions/chat-assistant/chat-assistant.ts';
import { networkLimit } from '../functions/chat-assistant/http/rate-limit.ts';
import { testKnowledge } from '../functions/chat-assistant/testing/knowledge.ts';

function client() {
  const answer = createChatAssistant({
    getEnv: () => undefined,
    knowledge: testKnowledge,
    log: expect.unreachable,
  });
  const { functions } = createClient('https://project.example', 'sb_publishable_local', {
    global: { fetch: (url, init) => answer(new Request(url, init)) },
  });
  return (body: Record<string, unknown>) => functions.invoke('chat-assistant', { body });
}

describe('chat-assistant, called as the site calls it', () => {
  const invoke = client();

  it('answers with a text and follow-up questions', async () => {
    const messages = [{ role: 'assistant', content: 'Hello.' }];
    const { data, error } = await invoke({ message: 'boat price please', messages });
    expect(error).toBeNull();
    expect(data).toEqual({ response: 'en price', suggestions: expect.any(Array) });
  });

  it('refuses with a status and a code that the client can read', async () => {
    const { data, error } = await invoke({ message: 'Hi' });
    expect(data).toBeNull();
    if (!(error instanceof FunctionsHttpError)) return expect.fail(`Not a refusal: ${String(error)}`);
    const answer = error.context as Response;
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_field', field: 'messages' } });
  });

  it('refuses too many requests with a waiting time', async () => {
    const ask = client();
    // Two windows at most, if one ends in the meantime.
    const asking = Array.from({ length: 2 * networkLimit + 1 }, () => ask({ message: 'Hi', messages: [] }));
    const errors = (await Promise.all(asking)).flatMap(({ error }) => error ?? []);
    const [first] = errors.map((error: FunctionsHttpError) => error.context as Response);
    expect(first?.status).toBe(429);
    expect(Number(first?.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  });
});
