import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../tools/serve/site-server.ts';
import { temporaryFolder } from '../../testing/helpers/temporary-folder.ts';
import { editorPolicy } from '../editor/editor.ts';
import { allowedHosts, inlineHashes } from './content-security-policy.ts';
import { headersFile, responseHeaders, xmlPolicy } from './headers-file.ts';

const policy = "default-src 'self'";
const plain = { includeSubDomains: false, preload: false };
const asset = '/_astro/a.js';
const socialImage = '/social/about-sv.1a2b3c4d.png';
const paths = [asset, socialImage, '/a b.pdf', '/icon.svg', '/rss.xml', '/search-index/en.json'];

function headers(path: string, { hsts = plain, hasEditor = false } = {}): Map<string, string> {
  const { text } = headersFile(paths, { policy, hsts, hasEditor });
  return headersFor(path, parseHeaderRules(text));
}

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

it.each([
  [{ includeSubDomains: true, preload: false }, 'max-age=63072000; includeSubDomains'],
  [{ includeSubDomains: true, preload: true }, 'max-age=63072000; includeSubDomains; preload'],
])('HSTS covers subdomains if the owner enables it: %j', (hsts, value) => {
  expect(headers('/', { hsts }).get('Strict-Transport-Security')).toBe(value);
});

it('writes no more rules than Cloudflare allows, scripts first', () => {
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

describe('the build', () => {
  let dist: string;

  async function afterBuild(files: Readonly<Record<string, string>>) {
    dist = temporaryFolder(files);
    const logger = { info: vi.fn(), warn: vi.fn() };
    const hsts = { includeSubDomains: false, preload: false };
    const done = responseHeaders({ allowed: allowedHosts({}), hsts }).hooks['astro:build:done'];
    await done?.({ dir: pathToFileURL(`${dist}/`), logger } as never);
    return logger;
  }

  const builtHeaders = (path: string) =>
    headersFor(path, parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')));

  it('writes headers that allow the inline code of every page, in all folders', async () => {
    const pages = {
      'index.html': '<script>a</script>',
      'sv/about.html': '<script>b</script><style>c</style>',
    };
    await afterBuild(pages);
    const policy = builtHeaders('/about').get('Content-Security-Policy');
    const { script, style } = inlineHashes(Object.values(pages));
    for (const hash of [...script, ...style]) expect(policy).toContain(hash);
  });

  it.each(
    'htm html shtml xhtml xht xml xsl xslt svg SVG svgz rss atom rdf mht mhtml mathml hta json unknown'.split(
      ' ',
    ),
  )('a published .%s file is sent with a policy', async (ending) => {
    await afterBuild({
      [`_astro/a.B1c.${ending}`]: '',
      [`x.${ending}`]: '',
      'index.html': `a.B1c.${ending}`,
    });
    for (const path of [`/x.${ending}`, `/_astro/a.B1c.${ending}`]) {
      expect(builtHeaders(path).get('Content-Security-Policy'), path).toMatch(/^default-src '(?:self|none)'/);
    }
  });

  it('warns about scripts that browsers will not cache', async () => {
    const scripts = Array.from({ length: 100 }, (_, index) => `_astro/${index}.js`);
    const page = scripts.map((path) => `<link href="/${path}">`).join('');
    const { warn } = await afterBuild({
      'index.html': page,
      ...Object.fromEntries(scripts.map((path) => [path, ''])),
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '_headers has no room for 2 scripts: browsers will not cache them.',
    );
  });

  it('fails if the policy is too long for hosts', async () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
    await expect(afterBuild({ 'index.html': scripts })).rejects.toThrow(
      /^The content security policy is \d+ characters long; hosts accept at most 1973\. Move an inline script or style into a file\.$/,
    );
  });
});
