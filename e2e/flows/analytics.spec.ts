/** Consent loads the two services under the real policy, on a page with ids, which the built site lacks. All stays on this machine. */

import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import {
  allowedHosts,
  contentSecurityPolicy,
} from '../../src/integrations/headers/content-security-policy.ts';
import type { Choice } from '../../src/features/consent/consent.ts';
import { home } from '../support/flows.ts';
import { expect, type Page, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

const ids = {
  PUBLIC_GA_MEASUREMENT_ID: 'G-TEST',
  PUBLIC_HOTJAR_SITE_ID: '1234567',
};
const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
const recorder = 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6';

const consentFolder = fileURLToPath(new URL('../../src/features/consent/', import.meta.url));
const entry = `
  import '${consentFolder}analytics.ts';
  import { choose } from '${consentFolder}consent.ts';
  document.addEventListener('choose', ({ detail }) => choose(detail));
  document.dispatchEvent(new Event('astro:page-load'));
  document.title = 'ready';`;
const modules: Readonly<Record<string, string>> = {
  entry,
  'astro:env/client': Object.entries(ids)
    .map(([name, id]) => `export const ${name} = ${JSON.stringify(id)};`)
    .join('\n'),
};

let script: string;

// Several workers would bundle the script several times.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const { build } = await import('vite');
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: 'modules of this test',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
    ],
  })) as Rolldown.RolldownOutput;
  script = output[0].code;
});

/** Opens the page; returns the addresses outside the site that it asks for, which get empty scripts. */
async function open(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ origin }) => origin !== home,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() }, allowedHosts(ids));
  await page.route('**/consent', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: '<!doctype html><html lang="en"><script type="module" src="/consent.js"></script></html>',
    }),
  );
  await page.route('**/consent.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/consent');
  await expect(page).toHaveTitle('ready');
  return asked;
}

async function choose(page: Page, choice: Choice): Promise<void> {
  await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('choose', { detail })), choice);
}

test('not one request leaves the site before a choice, nor after a refusal', async ({ page }) => {
  const asked = await open(page);
  for (const choice of [undefined, 'declined'] as const) {
    if (choice) await choose(page, choice);
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await page.locator('link, script:not([src="/consent.js"])').count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  }
});

test('acceptance loads exactly the two scripts, and the policy lets them', async ({ page }) => {
  const { found } = watch(page, home);
  const asked = await open(page);
  await choose(page, 'accepted');
  await expect.poll(() => asked.toSorted()).toEqual([recorder, tag].toSorted());

  // Accepted before: the next visit loads them at once.
  await page.reload();
  await expect.poll(() => asked.length).toBe(4);
  expect(found.console).toEqual([]);
});
