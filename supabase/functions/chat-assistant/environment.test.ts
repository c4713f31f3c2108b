import assert from 'node:assert/strict';
import { readEnvironment } from './environment.ts';

const read = (values: Record<string, string>) => readEnvironment((name) => values[name]);
const model = {
  LLM_API_KEY: 'key',
  LLM_BASE_URL: 'https://llm.example/v1/',
  LLM_MODEL: 'small',
  ALLOWED_ORIGINS: 'https://a.example',
};

Deno.test('no variable is required; model settings are read', () => {
  assert.deepEqual(read({}), {
    allowedOrigins: new Set(),
    addressHeader: 'CF-Connecting-IP',
    warnings: [],
  });
  assert.deepEqual(read(model), {
    allowedOrigins: new Set(['https://a.example']),
    addressHeader: 'CF-Connecting-IP',
    model: { apiKey: 'key', baseUrl: 'https://llm.example/v1', name: 'small' },
    warnings: [],
  });
  assert.equal(read({ CLIENT_ADDRESS_HEADER: ' X-Real-IP ' }).addressHeader, 'X-Real-IP');
});

Deno.test('incomplete settings, and a deployment open to every website, are reported', () => {
  const cases: readonly [Record<string, string>, string][] = [
    [
      { LLM_API_KEY: 'key', LLM_MODEL: ' ' },
      'LLM_BASE_URL and LLM_MODEL are not set: the assistant uses no model and answers from the site’s texts.',
    ],
    [{ SB_REGION: 'eu-north-1' }, 'ALLOWED_ORIGINS is not set: every website may use this function.'],
  ];
  for (const [values, sentence] of cases) assert.deepEqual(read(values).warnings, [sentence]);
});

Deno.test('a typo prevents the start with an explanation', () => {
  const cases: readonly [Record<string, string>, RegExp][] = [
    ...['llm.example', 'ftp://llm.example', 'https://me:pass@llm.example', 'https://llm.example/?a=b'].map(
      (wrong): [Record<string, string>, RegExp] => [
        { LLM_BASE_URL: wrong },
        /^Error: LLM_BASE_URL: ".*" is not a web address/,
      ],
    ),
    [{ ALLOWED_ORIGINS: ' ' }, /^Error: ALLOWED_ORIGINS is not set: with LLM_API_KEY every website could/],
    [{ CLIENT_ADDRESS_HEADER: 'X Real IP' }, /"X Real IP" is not the name of a header/],
  ];
  for (const [values, sentence] of cases) assert.throws(() => read({ ...model, ...values }), sentence);
});
