/** Tests supabase-js, the client that pages use, against the function. */

import { readFileSync } from 'node:fs';
import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { createChatAssistant } from '../functions/chat-assistant/chat-assistant.ts';
import denoJson from '../functions/chat-assistant/deno.json' with { type: 'json' };
import { networkLimit } from '../functions/chat-assistant/http/rate-limit.ts';
import { testKnowledge } from '../functions/chat-assistant/testing/knowledge.ts';

function client() {
  const answer = createChatAssistant({
    read: () => undefined,
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

it('does not start before the knowledge has been created', () => {
  const options = { read: () => undefined, knowledge: {}, log: expect.unreachable };
  expect(() => createChatAssistant(options)).toThrow(/^knowledge\.json is empty\. Run npm run build/);
});

it('the function is deployed with the package versions it is tested with', () => {
  // With the project's node_modules, Deno uses the installed packages and does not compare versions.
  const dependencies: Readonly<Record<string, string>> = packageJson.dependencies;
  for (const [name, specifier] of Object.entries(denoJson.imports)) {
    const [, pack = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
    expect(specifier).toBe(`npm:${pack}@${dependencies[pack]}${path}`);
  }
});

it('the function reads the training results and never trains: a worker has 2 s of CPU time', () => {
  const files = new Set([new URL('../functions/chat-assistant/index.ts', import.meta.url).href]); // the list grows during the loop
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    const imports = readFileSync(new URL(file), 'utf8').matchAll(
      /^(?:import|export)\b[^;]*?['"](\..*?)['"]/gm,
    );
    for (const [, path = ''] of imports) files.add(new URL(path, file).href);
  }
  const paths = [...files].map((file) => file.split('/chat-assistant/')[1] ?? file);
  expect(paths).toContain('answers/classifier.ts');
  expect(paths.filter((path) => /^(?:training|testing)\//.test(path))).toEqual([]);
});
