/** Some pages and states match their screenshots. To retake them: `npx playwright test appearance --update-snapshots`. */

import { existsSync } from 'node:fs';
import { chat, declined } from '../support/actions.ts';
import { expect, type Page, test } from '../support/test.ts';
import { waitForAnimations, waitForFont } from '../support/waiting.ts';

// Other systems render text edges differently.
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');
test.use({ storageState: declined });

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

for (const { name, path, colorScheme, viewport, open } of [
  { name: 'home', path: '/', colorScheme: 'light', viewport: wide },
  { name: 'home-phone', path: '/sv', colorScheme: 'dark', viewport: narrow },
  { name: 'academy', path: '/sv/academy', colorScheme: 'light', viewport: wide },
  { name: 'not-found', path: '/nowhere', colorScheme: 'dark', viewport: narrow },
  { name: 'dashboard', path: '/dashboard', colorScheme: 'dark', viewport: wide },
  { name: 'chat', path: '/academy', colorScheme: 'light', viewport: narrow, open: openChat },
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport });

    test('matches its screenshot', async ({ page }, info) => {
      const picture = info.snapshotPath(`${name}.png`, { kind: 'screenshot' });
      const isFirst = !['all', 'changed'].includes(info.config.updateSnapshots) && !existsSync(picture);
      test.skip(isFirst, 'no picture was taken yet');
      await page.goto(path);
      await open?.(page);
      await waitForFont(page);
      await waitForAnimations(page);
      await expect(page).toHaveScreenshot(`${name}.png`);
    });
  });
}

async function openChat(page: Page): Promise<void> {
  const { launcher, send } = chat(page);
  await launcher.click();
  await expect(send).toBeVisible();
}
