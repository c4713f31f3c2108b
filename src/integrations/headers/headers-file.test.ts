import { expect, it } from 'vitest';
import { editorPolicy } from '../editor/page.ts';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { headersFile, inertTypes, siteHeaders, xmlPolicy } from './headers-file.ts';

const policy = "default-src 'self'";
const plain = { includeSubDomains: false, preload: false };
const files = {
  assets: ['/_astro/a.js'],
  images: ['/social/about-sv.1a2b3c4d.png'],
  others: ['/a b.pdf'],
  xml: ['/rss.xml'],
};

/** The headers that the file gives a path. */
function headers(path: string, { hsts = plain, hasEditor = false } = {}): Map<string, string> {
  const { text } = headersFile(siteHeaders(policy, hsts, hasEditor), files);
  return headersFor(path, parseHeaderRules(text));
}

it('assets are cached for good, and everything else is revalidated', () => {
  const caching = (path: string) => headers(path).get('Cache-Control');
  for (const path of ['/', '/icon.svg', '/_astro/missing.js']) {
    expect(caching(path), path).toBe('public, max-age=0, must-revalidate');
  }
  for (const path of ['/_astro/a.js', '/social/about-sv.1a2b3c4d.png']) {
    expect(caching(path), path).toBe('public, max-age=31536000, immutable');
  }
});

it('a drawing carries the policy, since it may hold scripts, and a file whose name has a space does not', () => {
  expect(headers('/icon.svg').get('Content-Security-Policy')).toBe(policy);
  expect(headers('/a%20b.pdf').has('Content-Security-Policy')).toBe(false);
});

it('a feed runs nothing, and browsers may style their view of it', () => {
  expect(headers('/rss.xml').get('Content-Security-Policy')).toBe(xmlPolicy);
  expect(xmlPolicy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(xmlPolicy).not.toContain('script-src');
});

it.each([
  ...['text/html', 'application/xhtml+xml', 'image/svg+xml', 'application/octet-stream', ''],
  ...['text/xml', 'application/xml', 'text/xsl', 'application/xslt+xml', 'application/rss+xml'],
  ...['multipart/related', 'message/rfc822', 'text/mathml', 'application/json', 'text/vtt', 'text/csv'],
])('the type %j is not taken for inert', (type) => {
  expect(new RegExp(`^${inertTypes}`).test(type)).toBe(false);
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
  expect(headers('/_astro/a.js').get(name)).toMatch(value);
});

it.each([
  [{ includeSubDomains: true, preload: false }, 'max-age=63072000; includeSubDomains'],
  [{ includeSubDomains: true, preload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('https is promised for more hosts when the owner says so: %j', (hsts, value) => {
  expect(headers('/', { hsts }).get('Strict-Transport-Security')).toBe(value);
});

it('there are no more rules than Cloudflare reads, and scripts come first', () => {
  const assets = Array.from({ length: 100 }, (_, index) => `/_astro/${index}.js`);
  const { text, uncached } = headersFile(siteHeaders(policy, plain), { ...files, assets });
  const rules = parseHeaderRules(text);
  expect(rules).toHaveLength(100);
  expect(headersFor('/_astro/97.js', rules).get('Cache-Control')).toContain('immutable');
  expect(uncached).toEqual(['/_astro/98.js', '/_astro/99.js']);
});

it('the editor has a policy of its own where it is published, which no other page has', () => {
  const policyOf = (path: string, hasEditor: boolean) =>
    headers(path, { hasEditor }).get('Content-Security-Policy');
  expect(policyOf('/admin', true)).toBe(editorPolicy);
  expect(policyOf('/admin/missing', true)).toBe(editorPolicy);
  expect(policyOf('/about', true)).toBe(policy);
  expect(policyOf('/admin', false)).toBe(policy);
});
