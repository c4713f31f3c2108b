import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { allowedHosts, cspHash } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';
import { headersFile, siteHeaders } from './headers-file.ts';
import { nginxConfig } from './nginx-config.ts';
import { editorPage, editorPolicy } from '../editor/page.ts';

let project: string;
let warn: Mock<(message: string) => void>;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'built-'));
  warn = vi.fn();
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

const plain = { includeSubDomains: false, preload: false };

/** A build that has written these files, by path and text. */
async function afterBuild(files: Readonly<Record<string, string>>, hsts = plain): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(project, 'dist', path, '..'), { recursive: true });
    writeFileSync(join(project, 'dist', path), text);
  }
  const options = {
    allowed: allowedHosts({}),
    hsts,
    hosts: ['example.com', 'dashboard.example.com'],
  };
  const done = securityHeaders(options).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${project}/dist/`), logger: { info: vi.fn(), warn } } as never);
}

const written = (file: string): string => readFileSync(join(project, file), 'utf8');

function headers(path: string): Map<string, string> {
  return headersFor(path, parseHeaderRules(written('dist/_headers')));
}

const site = {
  'index.html': '<link rel="modulepreload" href="/_astro/a.js">',
  'icon.svg': '',
  'a b.pdf': '',
  '_astro/a.js': '',
  'social/about-sv.1a2b3c4d.png': '',
};

describe('the headers of the built site', () => {
  it('allow the inline code of every page, in all folders', async () => {
    await afterBuild({
      'index.html': '<script>a</script>',
      'sv/about.html': '<script>b</script><style>c</style>',
    });
    const policy = headers('/about').get('Content-Security-Policy');
    for (const code of ['a', 'b', 'c']) expect(policy).toContain(cspHash(code));
  });

  it('let assets be kept, and all else be asked for again', async () => {
    await afterBuild(site);
    const caching = (path: string) => headers(path).get('Cache-Control');
    for (const path of ['/', '/icon.svg', '/_astro/missing.js']) {
      expect(caching(path), path).toBe('public, max-age=0, must-revalidate');
    }
    for (const path of ['/_astro/a.js', '/social/about-sv.1a2b3c4d.png']) {
      expect(caching(path), path).toBe('public, max-age=31536000, immutable');
    }
  });

  it('come with the images that pages show, not with their originals or those of drafts', async () => {
    const images = [
      'my photo.C1a-b_c2.JPG',
      'my photo.C1a-b_c2_Z1x.webp',
      'draft #1.D3e.png',
      'feed.F4g.jpg',
    ];
    await afterBuild({
      'index.html': '<img srcset="/_astro/my%20photo.C1a-b_c2_Z1x.webp 480w">',
      'rss.xml': '&lt;img src="/_astro/feed.F4g.jpg"&gt;',
      ...Object.fromEntries(images.map((name) => [`_astro/${name}`, ''])),
    });
    expect(readdirSync(join(project, 'dist/_astro'))).toEqual(['feed.F4g.jpg', images[1]]);
    expect(written('dist/_headers')).not.toMatch(/draft|JPG/);
  });

  it('come without the scripts of pages that the site does without, and what only they import', async () => {
    const scripts = { 'signin.A1b.js': 'import "./field.B2c.js"', 'field.B2c.js': '', 'site.C3d.js': '' };
    await afterBuild({
      'index.html': '<script src="/_astro/site.C3d.js"></script>',
      ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`_astro/${name}`, text])),
    });
    expect(readdirSync(join(project, 'dist/_astro'))).toEqual(['site.C3d.js']);
    expect(written('dist/_headers')).not.toContain('signin');
  });

  it('carry no policy with a file whose name has a space, but with a drawing, which may hold scripts', async () => {
    await afterBuild(site);
    expect(headers('/icon.svg').get('Content-Security-Policy')).toBeDefined();
    expect(written('deploy/nginx.conf')).toMatch(/~\^\(\?:text\/html\|image\/svg\) "default-src/);
    expect(headers('/a%20b.pdf').has('Content-Security-Policy')).toBe(false);
  });

  it.each([
    ['Strict-Transport-Security', /^max-age=63072000$/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['X-Frame-Options', /^DENY$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['Permissions-Policy', /camera=\(\)/],
    ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ])('have %s on pages and assets, for both kinds of host', async (name, value) => {
    await afterBuild(site);
    expect(headers('/').get(name)).toMatch(value);
    expect(headers('/_astro/a.js').get(name)).toMatch(value);
    expect(written('deploy/nginx.conf')).toContain(
      `add_header ${name} "${headers('/').get(name)}" always;\n`,
    );
  });

  it.each([
    [{ includeSubDomains: true, preload: false }, 'max-age=63072000; includeSubDomains'],
    [{ includeSubDomains: true, preload: true }, 'max-age=63072000; includeSubDomains; preload'],
  ])('promise https for more hosts when the owner says so: %j', async (hsts, value) => {
    await afterBuild(site, hsts);
    expect(headers('/').get('Strict-Transport-Security')).toBe(value);
  });

  it('stay within the rules that Cloudflare reads, scripts first, and say what browsers will not keep', async () => {
    const assets = Array.from({ length: 99 }, (_, index) => `_astro/${String(index).padStart(2, '0')}.js`);
    const page = { 'page.html': assets.map((path) => `<link href="/${path}">`).join('') };
    await afterBuild({ ...site, ...page, ...Object.fromEntries(assets.map((path) => [path, ''])) });
    expect(parseHeaderRules(written('dist/_headers'))).toHaveLength(100);
    expect(headers('/_astro/97.js').get('Cache-Control')).toContain('immutable');
    expect(headers('/_astro/98.js').get('Cache-Control')).toContain('max-age=0');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '_headers has no room for 2 scripts: browsers will not keep them.',
    );
  });

  it('put no file for nginx into the site', async () => {
    await afterBuild(site);
    expect(readdirSync(join(project, 'dist')).filter((name) => name.startsWith('_'))).toEqual([
      '_astro',
      '_headers',
    ]);
    expect(written('deploy/nginx.conf')).toContain('server_name example.com dashboard.example.com;');
  });

  it('stop the build when hosts would not take them', async () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
    await expect(afterBuild({ 'index.html': scripts })).rejects.toThrow(
      /^The content security policy is \d+ characters long, hosts take 1973\. Move an inline script or style into a file\.$/,
    );
  });
});

const files = { assets: [], images: [], others: [] };
const policyOf = (path: string, hasEditor: boolean) => {
  const { text } = headersFile(siteHeaders("default-src 'self'", plain, hasEditor), files);
  return headersFor(path, parseHeaderRules(text)).get('Content-Security-Policy');
};

it('the page of the editor asks searches to leave it out, and holds the brand as text', () => {
  const page = editorPage('A & <B>');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('src="/admin/main.js"');
  expect(page).toContain('<title>A &amp; &lt;B&gt;</title>');
});

it('the editor has a policy of its own where it is published, which no other page has', () => {
  expect(policyOf('/admin', true)).toBe(editorPolicy);
  expect(policyOf('/admin/missing', true)).toBe(editorPolicy);
  expect(policyOf('/about', true)).toBe("default-src 'self'");
  expect(policyOf('/admin', false)).toBe("default-src 'self'");
});

it('nginx sends the policy of the editor with its page alone, and only where it is published', () => {
  const written = (hasEditor: boolean) =>
    nginxConfig(siteHeaders('all', plain, hasEditor), ['a.example'], '/var/www');
  expect(written(false)).not.toContain('/admin');
  const [, pattern = ''] = /"~(.*?)" "default-src 'none'; script-src 'self' 'wasm/.exec(written(true)) ?? [];
  const type = 'text/html; charset=utf-8';
  const taken = ['/admin', '/admin.html', '/admin/x.html', '/admins'].filter((uri) =>
    new RegExp(pattern).test(`${type} ${uri}`),
  );
  expect(taken).toEqual(['/admin', '/admin.html']);
});
