import assert from 'node:assert/strict';
import { corsHeaders, parseOrigins, preflightHeaders } from './cors.ts';

const site = 'https://nordlys.example';
const allowed = parseOrigins(`${site}/, https://www.nordlys.example,`);

Deno.test('a list of origins may contain spaces, slashes and capitals', () => {
  assert.deepEqual([...allowed], [site, 'https://www.nordlys.example']);
  assert.deepEqual([...parseOrigins('HTTPS://Nordlys.EXAMPLE:443')], [site]);
  for (const empty of [undefined, '', ' ', ',']) assert.equal(parseOrigins(empty).size, 0);
});

Deno.test('a typo in the list prevents the start', () => {
  const more = [`${site}?a`, `${site}/#a`, 'https://me@nordlys.example', 'https://'];
  for (const wrong of ['nordlys.example', `${site}/path`, 'ftp://a.example', ...more]) {
    assert.throws(() => parseOrigins(`${site}, ${wrong}`), /ALLOWED_ORIGINS: ".*" is not an origin/, wrong);
  }
});

Deno.test('a wildcard, which would match no origin, prevents the start and says what to list instead', () => {
  for (const wrong of [
    '*',
    'https://*.nordlys.example',
    '*.nordlys.example',
    `${site}:*`,
    'https://%2A.example',
  ]) {
    assert.throws(
      () => parseOrigins(`${site}, ${wrong}`),
      /ALLOWED_ORIGINS: ".*" has a wildcard.* List each origin, such as https:/,
      wrong,
    );
  }
});

Deno.test('an empty list allows every origin', () => {
  const any = parseOrigins('');
  for (const origin of ['https://other.example', null]) {
    assert.deepEqual(corsHeaders(origin, any), { 'Access-Control-Allow-Origin': '*' });
  }
});

Deno.test('a list allows only its own origins', () => {
  for (const origin of [null, 'null', 'https://other.example', `${site}.evil.example`, `${site}:8080`]) {
    assert.deepEqual(corsHeaders(origin, allowed), { Vary: 'Origin' }, String(origin));
  }
  assert.deepEqual(corsHeaders(site, allowed), { 'Access-Control-Allow-Origin': site, Vary: 'Origin' });
});

Deno.test('the headers of supabase-js are allowed', () => {
  const names = preflightHeaders['Access-Control-Allow-Headers']?.split(', ');
  assert.deepEqual(names, ['authorization', 'x-client-info', 'apikey', 'content-type']);
});
