import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startChild } from '../hosts/host.ts';
import { findPrograms, missingMessage, type RequiredBrowser } from '../../tools/run-tests/browsers.ts';
import { declined, flows } from './flows.ts';
import { FlowPage } from './page.ts';
import type { Browser } from './tab.ts';

type Server = Awaited<ReturnType<typeof startChild>>;

/**
 * Registers every flow as a test in one browser with its own server. If the browser is not installed, the tests are
 * skipped with a hint.
 */
export function runFlows(required: RequiredBrowser, start: (program: string) => Promise<Browser>): void {
  const [program] = findPrograms(required) ?? [];
  if (program === undefined) console.warn(missingMessage(required));

  describe.skipIf(program === undefined)(required.name, () => {
    let site: Server | undefined;
    let browser: Browser | undefined;

    beforeAll(async () => {
      const port = await freePort();
      const main = fileURLToPath(new URL('../../tools/serve/main.ts', import.meta.url));
      site = await startChild(process.execPath, [main], port, { PORT: String(port) });
      browser = await start(program ?? '');
    });

    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    it.each(flows)('$title', async ({ stored = declined, run }) => {
      if (!site || !browser) throw new Error('Site and browser have not started.');
      const origin = `http://localhost:${site.port}`;
      const tab = await browser.newTab(origin, stored);
      await tab.resize({ width: 1280, height: 800 });
      const page = new FlowPage(tab, origin);
      await run(page);
      expect(await page.errors()).toEqual([]);
    });
  });
}
