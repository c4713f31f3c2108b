/** The assistant suggests questions and hands over to a person. What it says when there are too many is in ChatPanel.test.tsx. */

import { answerChat, chat, declined } from '../support/flows.ts';
import { hasAnswers, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

const message = (page: Page) => page.locator('form[data-draft="contact"] [name="message"]');

test('a suggested question is asked by one click, and taken along to the form of another page', async ({
  page,
}) => {
  test.skip(!hasAnswers, 'there are no answers to suggest');
  const { suggestions, handOver } = texts.sv.chatbot;
  await answerChat(page, { response: 'OK.' });
  await page.goto('/sv/academy');
  const { launcher, panel, bubbles, input } = chat(page, 'sv');
  await launcher.click();
  const list = panel.getByRole('list', { name: suggestions.first });
  const first = list.getByRole('button').first();
  const question = (await first.textContent()) ?? '';
  expect(question).not.toBe('');
  await first.click();
  await expect(bubbles).toHaveCount(3);
  await expect(bubbles.nth(1)).toContainText(question);
  await expect(list).toHaveCount(0);
  await expect(input).toBeFocused();

  await panel.getByRole('link', { name: handOver.link }).click();
  await expect(page).toHaveURL('/sv#contact');
  await expect(panel).toBeHidden();
  await expect(message(page)).toHaveValue(`${handOver.lead}\n– ${question}`);
});
