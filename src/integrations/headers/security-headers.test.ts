import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { allowedHosts, cspHash } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

let dist: string;
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'built-'))));
afterEach(() => rmSync(dist, { recursive: true }));

/** Runs the integration on a build with these files. */
async function afterBuild(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  const logger = { info: vi.fn(), warn: vi.fn() };
  const hsts = { includeSubDomains: false, preload: false };
  const done = securityHeaders({ allowed: allowedHosts({}), hsts }).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${dist}/`), logger } as never);
  return logger;
}

const headersText = () => readFileSync(join(dist, '_headers'), 'utf8');
const headers = (path: string) => headersFor(path, parseHeaderRules(headersText()));

it('the headers allow the inline code of every page, in all folders', async () => {
  await afterBuild({
    'index.html': '<script>a</script>',
    'sv/about.html': '<script>b</script><style>c</style>',
  });
  const policy = headers('/about').get('Content-Security-Policy');
  for (const code of ['a', 'b', 'c']) expect(policy).toContain(cspHash(code));
});

it('the build keeps the images on pages, but neither their originals nor images of drafts', async () => {
  const images = ['my photo.C1a-b_c2.JPG', 'my photo.C1a-b_c2_Z1x.webp', 'draft #1.D3e.png', 'feed.F4g.jpg'];
  await afterBuild({
    'index.html': '<img srcset="/_astro/my%20photo.C1a-b_c2_Z1x.webp 480w">',
    'rss.xml': '&lt;img src="/_astro/feed.F4g.jpg"&gt;',
    ...Object.fromEntries(images.map((name) => [`_astro/${name}`, ''])),
  });
  expect(readdirSync(join(dist, '_astro'))).toEqual(['feed.F4g.jpg', images[1]]);
  expect(headersText()).not.toMatch(/draft|JPG/);
});

it('the build removes the scripts of pages that are left out, and what only these import', async () => {
  await afterBuild({
    'index.html': '<script src="/_astro/site.C3d.js"></script>',
    '_astro/signin.A1b.js': 'import "./field.B2c.js"',
    '_astro/field.B2c.js': '',
    '_astro/site.C3d.js': '',
  });
  expect(readdirSync(join(dist, '_astro'))).toEqual(['site.C3d.js']);
  expect(headersText()).not.toContain('signin');
});

it.each(
  'htm html shtml xhtml xht xml xsl xslt svg SVG svgz rss atom rdf mht mhtml mathml hta json unknown'.split(
    ' ',
  ),
)('a published .%s file is sent with a policy', async (ending) => {
  await afterBuild({ [`_astro/a.B1c.${ending}`]: '', [`x.${ending}`]: '', 'index.html': `a.B1c.${ending}` });
  for (const path of [`/x.${ending}`, `/_astro/a.B1c.${ending}`]) {
    expect(headers(path).get('Content-Security-Policy'), path).toMatch(/^default-src '(?:self|none)'/);
  }
});

it('the build fails when the policy is too long for hosts', async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
  await expect(afterBuild({ 'index.html': scripts })).rejects.toThrow(
    /^The content security policy is \d+ characters long, hosts take 1973\. Move an inline script or style into a file\.$/,
  );
});
