/** The content security policy in a browser; `e2e/hosts/` proves which answers carry which headers. */

import { expect, type Page, test } from '../support/test.ts';

test('the policy allows the site’s own files and the code that it names by hash, nothing else', async ({
  request,
}) => {
  expectStrictPolicy((await request.get('/')).headers()['content-security-policy'] ?? '');
});

function expectStrictPolicy(policy: string): void {
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect.soft(policy).not.toMatch(/unsafe-|\bdata:|\bblob:|\*/);
  expect.soft(directives).toMatchObject({
    'default-src': ["'self'"], // prefetched pages, in Firefox
    'object-src': ["'none'"],
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
test('a page that is reached from another one keeps to the policy, which stops scripts of others', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await page.goto('/academy');
  for (const path of ['/about', '/', '/launch']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
  }
  expect(await violations()).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect.poll(violations).toHaveLength(1);
  await expect(page).not.toHaveTitle('changed');
});
