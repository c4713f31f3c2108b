import { expect, it } from 'vitest';
import { editorPolicy } from '../editor/editor.ts';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { headersFile, xmlPolicy } from './headers-file.ts';

const policy = "default-src 'self'";
const plain = { includeSubDomains: false, preload: false };
const asset = '/_astro/a.js';
const socialImage = '/social/about-sv.1a2b3c4d.png';
const paths = [asset, socialImage, '/a b.pdf', '/icon.svg', '/rss.xml', '/search-index/en.json'];

/** The headers of a path. */
function headers(path: string, { hsts = plain, hasEditor = false } = {}): Map<string, string> {
  const { text } = headersFile(paths, { policy, hsts, hasEditor });
  return headersFor(path, parseHeaderRules(text));
}

it.each(['/', '/icon.svg', '/_astro/missing.js', '/social/missing.png'])('%s is revalidated', (path) => {
  expect(headers(path).get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

it.each([asset, socialImage])('%s is cached for a year', (path) => {
  expect(headers(path).get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

it.each([
  ['/icon.svg', policy],
  ['/search-index/en.json', policy],
  ['/rss.xml', xmlPolicy],
  ['/a%20b.pdf', undefined],
  [asset, undefined],
])('%s is sent with the policy %j', (path, expected) => {
  expect(headers(path).get('Content-Security-Policy')).toBe(expected);
});

it('no XML runs a script', () => {
  expect(xmlPolicy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(xmlPolicy).not.toContain('script-src');
});

it.each([
  ['Strict-Transport-Security', /^max-age=63072000$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Permissions-Policy', /camera=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
])('pages and assets have %s', (name, value) => {
  expect(headers('/').get(name)).toMatch(value);
  expect(headers(asset).get(name)).toMatch(value);
});

it('other sites may show social images only', () => {
  const embedding = (path: string) => headers(path).get('Cross-Origin-Resource-Policy');
  expect([embedding('/'), embedding(asset), embedding(socialImage)]).toEqual([
    'same-origin',
    'same-origin',
    'cross-origin',
  ]);
});

it.each([
  [{ includeSubDomains: true, preload: false }, 'max-age=63072000; includeSubDomains'],
  [{ includeSubDomains: true, preload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('HSTS covers subdomains if the owner says so: %j', (hsts, value) => {
  expect(headers('/', { hsts }).get('Strict-Transport-Security')).toBe(value);
});

it('writes no more rules than Cloudflare reads, scripts first', () => {
  const assets = Array.from({ length: 100 }, (_, index) => `/_astro/${index}.js`);
  const { text, uncached } = headersFile([...paths, ...assets], { policy, hsts: plain });
  const rules = parseHeaderRules(text);
  expect(rules).toHaveLength(100);
  expect(headersFor('/_astro/96.js', rules).get('Cache-Control')).toContain('immutable');
  expect(uncached).toEqual(['/_astro/97.js', '/_astro/98.js', '/_astro/99.js']);
});

it.each([
  ['/admin', true, editorPolicy],
  ['/admin/missing', true, editorPolicy],
  ['/about', true, policy],
  ['/admin', false, policy],
])('%s has its own policy only for a published editor (%s)', (path, hasEditor, expected) => {
  expect(headers(path, { hasEditor }).get('Content-Security-Policy')).toBe(expected);
});
