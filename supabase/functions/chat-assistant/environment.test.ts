import assert from 'node:assert/strict';
import { readEnvironment } from './environment.ts';

const read = (values: Record<string, string>) => readEnvironment((name) => values[name]);
const model = {
  LLM_API_KEY: 'key',
  LLM_BASE_URL: 'https://llm.example/v1/',
  LLM_MODEL: 'small',
  ALLOWED_ORIGINS: 'https://a.example',
};
const database = { SUPABASE_URL: 'https://x.example', SUPABASE_SERVICE_ROLE_KEY: 'role' };

Deno.test('nothing is needed; a model and a database are read', () => {
  assert.deepEqual(read({}), {
    allowedOrigins: new Set(),
    addressHeader: 'CF-Connecting-IP',
    complaints: [],
  });
  assert.deepEqual(read({ ...model, ...database }), {
    allowedOrigins: new Set(['https://a.example']),
    addressHeader: 'CF-Connecting-IP',
    model: { apiKey: 'key', baseUrl: 'https://llm.example/v1', model: 'small', dailyLimit: 1_000 },
    database: { url: 'https://x.example', key: 'role' },
    complaints: [],
  });
  assert.equal(read({ CLIENT_ADDRESS_HEADER: ' X-Real-IP ' }).addressHeader, 'X-Real-IP');
  assert.equal(read({ ...model, LLM_DAILY_LIMIT: '0' }).model?.dailyLimit, 0);
});

Deno.test('what is half there, or open to all where it is deployed, is named', () => {
  const cases: readonly [Record<string, string>, string][] = [
    [
      { LLM_API_KEY: 'key', LLM_MODEL: ' ' },
      'LLM_BASE_URL and LLM_MODEL are not set: the assistant goes without a model and answers from the site’s texts.',
    ],
    [
      { SUPABASE_URL: 'https://x.example' },
      'SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY is not set: limits are counted in this instance alone.',
    ],
    [
      { SUPABASE_SERVICE_ROLE_KEY: 'role' },
      'SUPABASE_URL is not set: limits are counted in this instance alone.',
    ],
    [{ SB_REGION: 'eu-north-1' }, 'ALLOWED_ORIGINS is not set: every website may use this function.'],
  ];
  for (const [values, sentence] of cases) assert.deepEqual(read(values).complaints, [sentence]);
});

Deno.test('a slip stops the start with a sentence', () => {
  const cases: readonly [Record<string, string>, RegExp][] = [
    ...['llm.example', 'ftp://llm.example', 'https://me:pass@llm.example', 'https://llm.example/?a=b'].map(
      (wrong): [Record<string, string>, RegExp] => [
        { LLM_BASE_URL: wrong },
        /^Error: LLM_BASE_URL: ".*" is not a web address/,
      ],
    ),
    [{ ALLOWED_ORIGINS: ' ' }, /^Error: ALLOWED_ORIGINS is not set: with LLM_API_KEY every website could/],
    [{ CLIENT_ADDRESS_HEADER: 'X Real IP' }, /"X Real IP" is not the name of a header/],
    [{ LLM_DAILY_LIMIT: '-1' }, /LLM_DAILY_LIMIT: "-1" is not a whole number/],
    [{ LLM_DAILY_LIMIT: '1e3' }, /LLM_DAILY_LIMIT: "1e3" is not a whole number/],
  ];
  for (const [values, sentence] of cases) assert.throws(() => read({ ...model, ...values }), sentence);
});

Deno.test('a secret key goes before the service role’s, the one named "default" first', () => {
  const keyOf = (keys: string) => read({ ...database, SUPABASE_SECRET_KEYS: keys });
  assert.equal(keyOf('{"other":"sb_secret_2","default":"sb_secret_1"}').database?.key, 'sb_secret_1');
  assert.equal(keyOf('{"other":"sb_secret_2"}').database?.key, 'sb_secret_2');
  for (const wrong of ['sb_secret_1', '["sb_secret_1"]', '{"default":""}', '{}']) {
    const { database: found, complaints } = keyOf(wrong);
    assert.equal(found?.key, 'role', wrong);
    assert.deepEqual(complaints, ['SUPABASE_SECRET_KEYS is no JSON dictionary of keys and is not used.']);
  }
});
