import assert from 'node:assert/strict';
import { clientNetworks } from './client-address.ts';

const from = (headers: Record<string, string>, trusted = 'CF-Connecting-IP') =>
  clientNetworks(new Headers(headers), trusted);
const behind = (entry: string) => from({ 'X-Forwarded-For': entry });

Deno.test('the trusted header counts, else the entry that the nearest proxy has added', () => {
  const headers = { 'CF-Connecting-IP': '203.0.113.9', 'X-Forwarded-For': '6.6.6.6, 10.0.0.1' };
  assert.deepEqual(from(headers), ['203.0.113.9']);
  assert.deepEqual(from(headers, 'Fly-Client-IP'), ['10.0.0.1']);
  // An empty entry names nobody, so the one before it counts.
  assert.deepEqual(from({ ...headers, 'CF-Connecting-IP': ' , ' }), ['10.0.0.1']);
  assert.deepEqual(behind('6.6.6.6, 203.0.113.9,,'), ['203.0.113.9']);
});

Deno.test('an IPv6 address is counted by its /48, /56 and /64, however it is written', () => {
  const networks = ['2001:db8:1::/48', '2001:db8:1:200::/56', '2001:db8:1:2ff::/64'];
  for (const entry of ['2001:db8:1:2ff:4:5:6:7', '2001:0DB8:0001:02ff:ffff::', '[2001:db8:1:2ff::1]:443']) {
    assert.deepEqual(behind(entry), networks, entry);
  }
  assert.deepEqual(behind('::1'), ['0:0:0::/48', '0:0:0:0::/56', '0:0:0:0::/64']);
  assert.equal(behind('2001:db8:1:ff::1')[1], '2001:db8:1:0::/56');
});

Deno.test('an IPv4 address is itself, with a port and within IPv6', () => {
  for (const entry of [
    '203.0.113.5:1234',
    '::ffff:203.0.113.5',
    '0000:0000:0000:0000:0000:FFFF:cb00:7105',
    '[64:ff9b::cb00:7105]:443',
  ]) {
    assert.deepEqual(behind(`6.6.6.6:80, ${entry}`), ['203.0.113.5'], entry);
  }
  assert.equal(behind('64:ff9b:1::cb00:7105').length, 3);
});

Deno.test('what is no address is no key of its own', () => {
  const texts = ['', ' ', 'x', '203.0.113.999', '2001:db8::1::2', 'fe80::1%eth0', 'x'.repeat(5_000)];
  for (const text of texts) assert.deepEqual(behind(text), ['unknown'], text.slice(0, 40));
  assert.deepEqual(from({}), ['unknown']);
});
