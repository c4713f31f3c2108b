/** What every answer says beside its content: security and caching. */

import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const asset = `/_astro/${builtAsset('.js')}`;

function builtAsset(ending: string): string {
  const folder = new URL('../dist/_astro', import.meta.url);
  return readdirSync(folder).find((name) => name.endsWith(ending)) ?? '';
}

for (const [what, path] of [
  ['a page', '/'],
  ['a Swedish page', '/sv/blog'],
  ['the dashboard', '/dashboard'],
  ['a script', asset],
  ['the font', `/_astro/${builtAsset('.woff2')}`],
  ['the 404 page', '/nowhere'],
  ['a redirect to the clean address', '/about/'],
] as const) {
  test(`${what} is sent with the security headers`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect.soft(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect.soft(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect.soft(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
    expect.soft(headers['x-powered-by']).toBeUndefined();
    expectStrictPolicy(headers['content-security-policy'] ?? '');
  });
}

function expectStrictPolicy(policy: string): void {
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect.soft(policy).not.toMatch(/unsafe-|\bdata:|\bblob:|\*/);
  expect.soft(directives).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
  for (const name of ['script-src', 'style-src']) {
    const sources = directives[name] ?? ['(missing)'];
    expect
      .soft(
        sources.filter((source) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(source)),
        name,
      )
      .toEqual([]);
  }
}

test('files that carry a hash in their name are kept for a year, all else is asked for again', async ({
  request,
}) => {
  const caching = async (path: string): Promise<string | undefined> =>
    (await request.get(path)).headers()['cache-control'];
  expect(await caching(asset)).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/sv/about', '/sitemap-0.xml', '/icon-512.png']) {
    expect.soft(await caching(path), path).toBe('public, max-age=0, must-revalidate');
  }
  // What is missing now may come with the next release.
  expect.soft(await caching('/nowhere')).toBe('no-cache');
  expect.soft(await caching('/_astro/nowhere.js')).toBe('no-cache');
});

test('a page that was not changed is not sent again', async ({ request }) => {
  const etag = (await request.get('/about')).headers()['etag'];
  expect(etag).toBeTruthy();
  const again = await request.get('/about', { headers: { 'If-None-Match': etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('no address is known under two names', async ({ request }) => {
  for (const [path, clean] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/sv/?a=1', '/sv?a=1'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers()['location'], path).toBe(clean);
  }
});

/** Collects what the browser blocks, also while a page is still being read. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

// pages.spec.ts opens every page, and would find the browser's complaint in the console.
test('a page that is reached from another one keeps to the policy', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/academy');
  for (const path of ['/about', '/', '/launch']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
  }
  expect(await violations()).toEqual([]);
});

test('a social image may be shown by other sites, and is kept for a year', async ({ request }) => {
  const [image = ''] = readdirSync(new URL('../dist/social', import.meta.url));
  const response = await request.get(`/social/${image}`);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('a script that does not belong to the site is stopped', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('changed');
  expect(await violations()).toHaveLength(1);
});
