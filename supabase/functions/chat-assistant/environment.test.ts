import assert from 'node:assert/strict';
import { readEnvironment } from './environment.ts';

const read = (values: Record<string, string>) => readEnvironment((name) => values[name]);
const model = { LLM_API_KEY: 'key', LLM_BASE_URL: 'https://llm.example/v1/', LLM_MODEL: 'small' };

Deno.test('nothing is needed', () => {
  assert.deepEqual(read({}), {
    allowedOrigins: new Set(),
    addressHeader: 'CF-Connecting-IP',
    complaints: [],
  });
});

Deno.test('a model and a database are read', () => {
  const database = { SUPABASE_URL: 'https://x.example', SUPABASE_SERVICE_ROLE_KEY: 'role' };
  const { complaints, ...settings } = read({ ...model, ...database, ALLOWED_ORIGINS: 'https://a.example' });
  assert.deepEqual(complaints, []);
  assert.deepEqual(settings, {
    allowedOrigins: new Set(['https://a.example']),
    addressHeader: 'CF-Connecting-IP',
    model: { apiKey: 'key', baseUrl: 'https://llm.example/v1', model: 'small', dailyLimit: 1_000 },
    database: { url: 'https://x.example', key: 'role' },
  });
});

Deno.test('half a setting is named and left out', () => {
  const { model: found, complaints } = read({ LLM_API_KEY: 'key', LLM_MODEL: ' ' });
  assert.equal(found, undefined);
  assert.deepEqual(complaints, [
    'LLM_BASE_URL and LLM_MODEL are not set: the assistant goes without a model and answers from the site’s texts.',
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

Deno.test('a secret key goes before the service role’s, the one named "default" first', () => {
  const keyOf = (keys: string) =>
    read({
      SUPABASE_URL: 'https://x.example',
      SUPABASE_SECRET_KEYS: keys,
      SUPABASE_SERVICE_ROLE_KEY: 'role',
    });
  assert.equal(keyOf('{"other":"sb_secret_2","default":"sb_secret_1"}').database?.key, 'sb_secret_1');
  assert.equal(keyOf('{"other":"sb_secret_2"}').database?.key, 'sb_secret_2');
  for (const wrong of ['sb_secret_1', '["sb_secret_1"]', '{"default":""}', '{"default":{}}', '{}']) {
    const { database, complaints } = keyOf(wrong);
    assert.equal(database?.key, 'role', wrong);
    assert.deepEqual(complaints, ['SUPABASE_SECRET_KEYS is no JSON dictionary of keys and is not used.']);
  }
});

Deno.test('half a database is named and left out', () => {
  assert.deepEqual(read({ SUPABASE_URL: 'https://x.example' }).complaints, [
    'SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY is not set: limits are counted in this instance alone.',
  ]);
  assert.deepEqual(read({ SUPABASE_SERVICE_ROLE_KEY: 'role' }).complaints, [
    'SUPABASE_URL is not set: limits are counted in this instance alone.',
  ]);
});

Deno.test('a deployed function that any site may call is complained about, a local one is not', () => {
  const [complaint] = read({ SB_REGION: 'eu-north-1' }).complaints;
  assert.equal(complaint, 'ALLOWED_ORIGINS is not set: every website may use this function.');
  assert.deepEqual(read({ SB_REGION: 'eu-north-1', ALLOWED_ORIGINS: 'https://a.example' }).complaints, []);
});

Deno.test('the address header and the daily limit can be set, and a slip stops the start', () => {
  assert.equal(read({ CLIENT_ADDRESS_HEADER: ' X-Real-IP ' }).addressHeader, 'X-Real-IP');
  assert.throws(
    () => read({ CLIENT_ADDRESS_HEADER: 'X Real IP' }),
    /"X Real IP" is not the name of a header/,
  );
  assert.equal(read({ ...model, LLM_DAILY_LIMIT: '0' }).model?.dailyLimit, 0);
  for (const wrong of ['-1', 'many', '1.5', '1e3']) {
    assert.throws(() => read({ ...model, LLM_DAILY_LIMIT: wrong }), /LLM_DAILY_LIMIT: ".*" is not a whole/);
  }
});
