import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headersFor, parseHeaderRules } from '../server/header-rules.ts';
import { cspHash } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';
import { allowedHosts } from './allowed-hosts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function afterBuild(pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), html);
  }
  const done = securityHeaders(allowedHosts({})).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${folder}/`), logger: { info: vi.fn() } } as never);
}

const written = (file: string): string => readFileSync(join(folder, file), 'utf8');

function headers(path: string): Map<string, string> {
  return headersFor(path, parseHeaderRules(written('_headers')));
}

describe('the headers of the built site', () => {
  it('allow the inline code of every page, in all folders', async () => {
    await afterBuild({
      'index.html': '<script>a</script>',
      'sv/about.html': '<script>b</script><style>c</style>',
    });
    const policy = headers('/about').get('Content-Security-Policy');
    for (const code of ['a', 'b', 'c']) expect(policy).toContain(cspHash(code));
  });

  it('let pages be asked for again and assets be kept', async () => {
    await afterBuild({ 'index.html': '' });
    expect(headers('/').get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    for (const file of ['/_astro/a.js', '/social/about-sv.1a2b3c4d.png']) {
      expect(headers(file).get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('let other sites show the social images, and nothing else', async () => {
    await afterBuild({ 'index.html': '' });
    const policy = (path: string) => headers(path).get('Cross-Origin-Resource-Policy');
    expect(policy('/social/about-sv.1a2b3c4d.png')).toBe('cross-origin');
    expect([policy('/'), policy('/_astro/a.js'), policy('/icon-512.png')]).toEqual(
      Array.from({ length: 3 }, () => 'same-origin'),
    );
  });

  it.each([
    ['Strict-Transport-Security', /^max-age=63072000; includeSubDomains/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['X-Frame-Options', /^DENY$/],
    ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
    ['Permissions-Policy', /camera=\(\)/],
  ])('have %s on pages and assets, for both kinds of host', async (name, value) => {
    await afterBuild({ 'index.html': '' });
    expect(headers('/').get(name)).toMatch(value);
    expect(headers('/_astro/a.js').get(name)).toMatch(value);
    expect(written('_nginx-headers.conf')).toContain(
      `add_header ${name} "${headers('/').get(name)}" always;\n`,
    );
  });

  it('stop the build when hosts would not take them', async () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
    await expect(afterBuild({ 'index.html': scripts })).rejects.toThrow(
      /^The content security policy is \d+ characters long, hosts take 2000\. Move an inline script or style into a file\.$/,
    );
  });
});
