import assert from 'node:assert/strict';
import { readEnvironment } from './environment.ts';

const read = (values: Record<string, string>) => readEnvironment((name) => values[name]);
const model = { LLM_API_KEY: 'key', LLM_BASE_URL: 'https://llm.example/v1/', LLM_MODEL: 'small' };

Deno.test('nothing is needed', () => {
  assert.deepEqual(read({}), { allowedOrigins: new Set(), complaints: [] });
});

Deno.test('a model and a database are read', () => {
  const database = { SUPABASE_URL: 'https://x.example', SUPABASE_SERVICE_ROLE_KEY: 'role' };
  const { complaints, ...settings } = read({ ...model, ...database, ALLOWED_ORIGINS: 'https://a.example' });
  assert.deepEqual(complaints, []);
  assert.deepEqual(settings, {
    allowedOrigins: new Set(['https://a.example']),
    model: { apiKey: 'key', baseUrl: 'https://llm.example/v1', model: 'small' },
    database: { url: 'https://x.example', serviceRoleKey: 'role' },
  });
});

Deno.test('half a setting is named and left out', () => {
  const { model: found, complaints } = read({ LLM_API_KEY: 'key', LLM_MODEL: ' ' });
  assert.equal(found, undefined);
  assert.deepEqual(complaints, [
    'LLM_BASE_URL and LLM_MODEL is not set: the assistant goes without a model and answers from the site’s texts.',
  ]);
});

Deno.test('a wrong address stops the start', () => {
  for (const wrong of [
    'llm.example/v1',
    'ftp://llm.example',
    'https://me:pass@llm.example',
    'https://llm.example/?a=b',
  ]) {
    assert.throws(
      () => read({ ...model, LLM_BASE_URL: wrong }),
      /^Error: LLM_BASE_URL: ".*" is not a web address/,
    );
  }
});
