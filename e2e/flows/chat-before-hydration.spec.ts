/** A visitor who is faster than the script of the chat. */

import { expect, test } from 'playwright/test';
import { chat, declined, holdBack } from '../support/flows.ts';

test.use({ storageState: declined });

test('a click before the chat is alive opens it afterwards', async ({ page }) => {
  const release = await holdBack(page, 'ChatWidget');
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  await expect(cody.panel).toHaveCount(0);
  release();
  await expect(cody.input).toBeFocused();
});
