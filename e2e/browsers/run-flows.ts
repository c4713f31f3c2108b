import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startServer } from '../support/server-process.ts';
import { findPrograms, skippedMessage, type Needed } from '../../tools/run-tests/programs.ts';
import { declinedConsent, flows } from './flows.ts';
import { FlowPage } from './page.ts';
import type { Browser } from './tab.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * Registers every flow as a test in one browser with its own server. If the browser is not installed, the tests are
 * skipped with a hint.
 */
export function runFlows(needed: Needed, start: (program: string) => Promise<Browser>): void {
  const [program] = findPrograms(needed) ?? [];
  if (program === undefined) console.warn(skippedMessage(needed));

  describe.skipIf(program === undefined)(needed.name, () => {
    let site: Server | undefined;
    let browser: Browser | undefined;

    beforeAll(async () => {
      const port = await freePort();
      const main = fileURLToPath(new URL('../../tools/serve/main.ts', import.meta.url));
      site = await startServer(process.execPath, [main], port, { PORT: String(port) });
      browser = await start(program ?? '');
    });

    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    it.each(flows)('$title', async ({ stored = declinedConsent, run }) => {
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
