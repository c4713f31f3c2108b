/** What a build writes for its host; what stands in the two files is in headers-file.test.ts and nginx-config.test.ts. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { allowedHosts, cspHash } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

let project: string;
let warn: Mock<(message: string) => void>;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'built-'));
  warn = vi.fn();
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

/** A build that has written these files, by path and text. */
async function afterBuild(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(project, 'dist', path, '..'), { recursive: true });
    writeFileSync(join(project, 'dist', path), text);
  }
  const options = {
    allowed: allowedHosts({}),
    hsts: { includeSubDomains: false, preload: false },
    hosts: ['example.com'],
  };
  const done = securityHeaders(options).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${project}/dist/`), logger: { info: vi.fn(), warn } } as never);
}

const written = (file: string): string => readFileSync(join(project, file), 'utf8');

function headers(path: string): Map<string, string> {
  return headersFor(path, parseHeaderRules(written('dist/_headers')));
}

it('the headers allow the inline code of every page, in all folders; those for nginx lie outside of the site', async () => {
  await afterBuild({
    'index.html': '<script>a</script>',
    'sv/about.html': '<script>b</script><style>c</style>',
  });
  const policy = headers('/about').get('Content-Security-Policy');
  for (const code of ['a', 'b', 'c']) expect(policy).toContain(cspHash(code));
  expect(readdirSync(join(project, 'dist'))).toEqual(['_headers', 'index.html', 'sv']);
  expect(written('deploy/nginx.conf')).toContain(policy);
});

it('the build keeps the images that pages show, but neither their originals nor those of drafts', async () => {
  const images = ['my photo.C1a-b_c2.JPG', 'my photo.C1a-b_c2_Z1x.webp', 'draft #1.D3e.png', 'feed.F4g.jpg'];
  await afterBuild({
    'index.html': '<img srcset="/_astro/my%20photo.C1a-b_c2_Z1x.webp 480w">',
    'rss.xml': '&lt;img src="/_astro/feed.F4g.jpg"&gt;',
    ...Object.fromEntries(images.map((name) => [`_astro/${name}`, ''])),
  });
  expect(readdirSync(join(project, 'dist/_astro'))).toEqual(['feed.F4g.jpg', images[1]]);
  expect(written('dist/_headers')).not.toMatch(/draft|JPG/);
});

it('the build removes the scripts of pages that are switched off, and what only these import', async () => {
  const scripts = { 'signin.A1b.js': 'import "./field.B2c.js"', 'field.B2c.js': '', 'site.C3d.js': '' };
  await afterBuild({
    'index.html': '<script src="/_astro/site.C3d.js"></script>',
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`_astro/${name}`, text])),
  });
  expect(readdirSync(join(project, 'dist/_astro'))).toEqual(['site.C3d.js']);
  expect(written('dist/_headers')).not.toContain('signin');
});

it.each([
  ...[
    'htm',
    'html',
    'shtml',
    'xhtml',
    'xht',
    'xml',
    'xsl',
    'xslt',
    'svg',
    'SVG',
    'svgz',
    'rss',
    'atom',
    'rdf',
  ],
  ...['mht', 'mhtml', 'mathml', 'hta', 'json', 'unknown'],
])('a published .%s file is sent with a policy', async (ending) => {
  await afterBuild({ [`_astro/a.B1c.${ending}`]: '', [`x.${ending}`]: '', 'index.html': `a.B1c.${ending}` });
  for (const path of [`/x.${ending}`, `/_astro/a.B1c.${ending}`]) {
    expect(headers(path).get('Content-Security-Policy'), path).toMatch(/^default-src '(?:self|none)'/);
  }
});

it('the headers let scripts and social images be cached, and leave the policy out where nothing can run', async () => {
  const assets = ['_astro/a.js', 'social/about-sv.1a2b3c4d.png'];
  const others = ['icon.svg', 'a b.pdf', 'search-index/en.json'];
  const files = Object.fromEntries([...assets, ...others].map((path) => [path, '']));
  await afterBuild({ ...files, 'index.html': '<script src="/_astro/a.js"></script>' });
  for (const path of assets) expect(headers(`/${path}`).get('Cache-Control'), path).toContain('immutable');
  const withPolicy = others.filter((path) => headers(encodeURI(`/${path}`)).has('Content-Security-Policy'));
  expect(withPolicy).toEqual(['icon.svg', 'search-index/en.json']);
});

it('the build warns of scripts that browsers will not cache', async () => {
  const assets = Array.from({ length: 100 }, (_, index) => `_astro/${index}.js`);
  const page = assets.map((path) => `<link href="/${path}">`).join('');
  await afterBuild({ ...Object.fromEntries(assets.map((path) => [path, ''])), 'index.html': page });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '_headers has no room for 2 scripts: browsers will not keep them.',
  );
});

it('the build fails when the policy is too long for hosts', async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
  await expect(afterBuild({ 'index.html': scripts })).rejects.toThrow(
    /^The content security policy is \d+ characters long, hosts take 1973\. Move an inline script or style into a file\.$/,
  );
});
