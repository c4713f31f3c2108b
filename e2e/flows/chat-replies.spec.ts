/** How Cody's replies are shown. */

import { expect, test } from 'playwright/test';
import { answerChat, chat, declined } from '../support/flows.ts';

test.use({ storageState: declined });

test('a reply that is higher than the panel is read from its beginning', async ({ page }) => {
  const response = Array.from({ length: 12 }, (_, index) => `Paragraph ${index + 1} of the reply.`);
  await answerChat(page, { response: response.join('\n\n') });
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  await cody.input.fill('Tell me everything');
  await cody.input.press('Enter');
  await expect(cody.bubbles).toHaveCount(3);
  await expect(cody.bubbles.last().getByText('Paragraph 1 of', { exact: false })).toBeInViewport();
  await expect(cody.bubbles.last().getByText('Paragraph 12 of', { exact: false })).not.toBeInViewport();
});
