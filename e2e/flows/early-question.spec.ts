/** What is typed between the press of the chat's launcher and the chat. */

import { answerChat, chat, declined, holdBack } from '../support/flows.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

const text = 'What does it cost';

/** Presses the launcher and types, before React has come. */
async function typeEarly(page: Page) {
  const release = await holdBack(page, 'client');
  const asked = await answerChat(page, { response: 'Hello.' });
  await page.goto('/academy');
  const assistant = chat(page);
  await assistant.launcher.click();
  await page.keyboard.type(text);
  return { ...assistant, asked, release };
}

test('what is typed before React has come is the beginning of the question', async ({ page }) => {
  const { input, release } = await typeEarly(page);
  release();
  await expect(input).toBeFocused();
  await page.keyboard.type(' for us?');
  await expect(input).toHaveValue(`${text} for us?`);
});

test('what is sent before React has come is asked', async ({ page }) => {
  const { bubbles, asked, release } = await typeEarly(page);
  await page.keyboard.press('Enter');
  release();
  await expect(bubbles).toHaveCount(3);
  expect(asked.map(({ message }) => message)).toEqual([text]);
});
