import assert from 'node:assert/strict';
import { clientAddress } from './client-address.ts';

const from = (headers: Record<string, string>, trusted = 'CF-Connecting-IP') =>
  clientAddress(new Headers(headers), trusted);
const of = (headers: Record<string, string>) => from(headers).network;

Deno.test('what a visitor claims before the proxy’s entry is ignored', () => {
  assert.equal(of({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' }), '203.0.113.9');
  assert.equal(of({ 'X-Forwarded-For': '203.0.113.9' }), '203.0.113.9');
});

Deno.test('Cloudflare’s header counts more', () => {
  const headers = { 'CF-Connecting-IP': '203.0.113.9', 'X-Forwarded-For': '6.6.6.6, 10.0.0.1' };
  assert.equal(of(headers), '203.0.113.9');
});

Deno.test('another header can be trusted in its place', () => {
  const headers = {
    'CF-Connecting-IP': '6.6.6.6',
    'X-Real-IP': '203.0.113.9',
    'X-Forwarded-For': '10.0.0.1',
  };
  assert.equal(from(headers, 'X-Real-IP').network, '203.0.113.9');
  assert.equal(from(headers, 'X-Forwarded-For').network, '10.0.0.1');
  assert.equal(from(headers, 'Fly-Client-IP').network, '10.0.0.1');
});

Deno.test('an IPv6 address belongs to a /56 too, an IPv4 address to nothing larger', () => {
  const siteOf = (address: string) => from({ 'X-Forwarded-For': address }).site;
  assert.equal(siteOf('2001:db8:1:02ff::1'), '2001:db8:1:200::/56');
  assert.equal(siteOf('2001:db8:1:0200:ffff::'), '2001:db8:1:200::/56');
  assert.equal(siteOf('2001:db8:1:300::1'), '2001:db8:1:300::/56');
  assert.equal(siteOf('2001:db8:1:ff::1'), '2001:db8:1:0::/56');
  assert.equal(siteOf('203.0.113.9'), undefined);
  assert.equal(siteOf('::ffff:203.0.113.9'), undefined);
});

Deno.test('all addresses of one IPv6 network are one', () => {
  const same = ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::1', '2001:0db8:0001:0002:ffff::'];
  assert.deepEqual(new Set(same.map((address) => of({ 'X-Forwarded-For': address }))).size, 1);
  assert.notEqual(of({ 'X-Forwarded-For': '2001:db8:1:3::1' }), of({ 'X-Forwarded-For': '2001:db8:1:2::1' }));
  assert.equal(of({ 'X-Forwarded-For': '::1' }), '0:0:0:0::/64');
});

Deno.test('an IPv4 address in IPv6 clothes is itself', () => {
  const forms = [
    '::ffff:203.0.113.5',
    '::FFFF:203.0.113.5',
    '::ffff:cb00:7105',
    '0:0:0:0:0:ffff:203.0.113.5',
    '0000:0000:0000:0000:0000:ffff:cb00:7105',
    '64:ff9b::203.0.113.5',
    '64:ff9b::cb00:7105',
    '[64:ff9b::cb00:7105]:443',
  ];
  for (const address of forms) {
    assert.deepEqual(from({ 'X-Forwarded-For': address }), { network: '203.0.113.5' }, address);
  }
  assert.equal(of({ 'X-Forwarded-For': '64:ff9b:1::cb00:7105' }), '64:ff9b:1:0::/64');
});

Deno.test('an empty entry names nobody, so the one before it counts', () => {
  assert.equal(of({ 'CF-Connecting-IP': '', 'X-Forwarded-For': '203.0.113.9' }), '203.0.113.9');
  assert.equal(of({ 'CF-Connecting-IP': ' , ', 'X-Forwarded-For': '203.0.113.9' }), '203.0.113.9');
  assert.equal(of({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.9, ' }), '203.0.113.9');
  assert.equal(of({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.9,,' }), '203.0.113.9');
});

Deno.test('what is no address is no key of its own', () => {
  const texts = [
    'x',
    'unknown',
    '_hidden',
    '203.0.113.999',
    '1.2.3',
    '2001:db8::1::2',
    'fe80::1%eth0',
    ':',
    'a:b',
  ];
  for (const text of [...texts, 'x'.repeat(5_000), `${'1:'.repeat(3_000)}1`]) {
    assert.deepEqual(from({ 'X-Forwarded-For': text }), { network: 'unknown' }, text.slice(0, 40));
  }
});

Deno.test('a port is no part of an address', () => {
  for (const entry of ['203.0.113.9', '203.0.113.9:1234', '[::ffff:203.0.113.9]:443']) {
    assert.equal(of({ 'X-Forwarded-For': `6.6.6.6:80, ${entry}` }), '203.0.113.9', entry);
  }
  for (const entry of ['[2001:db8::1]:443', '[2001:db8::1]', '2001:db8::1']) {
    assert.deepEqual(from({ 'X-Forwarded-For': entry }), {
      network: '2001:db8:0:0::/64',
      site: '2001:db8:0:0::/56',
    });
  }
});

Deno.test('without a proxy all are one', () => {
  assert.equal(of({}), 'unknown');
  assert.equal(of({ 'X-Forwarded-For': ' ' }), 'unknown');
});
