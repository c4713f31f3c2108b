/** Cody suggests questions, says when there are too many, and hands over to a person. */

import { expect, test } from 'playwright/test';
import { answerChat, chat, chatPath, declined } from '../support/flows.ts';
import { canonicalOf, hasAnswers, texts } from '../support/site.ts';

test.use({ storageState: declined });

test('a suggested question is asked by one click', async ({ page }) => {
  test.skip(!hasAnswers, 'there are no answers to suggest');
  const { suggestions } = texts.sv.chatbot;
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
});

test('too many questions are counted down, and then the visitor can go on', async ({ page }) => {
  const { retry, released } = texts.en.chatbot;
  let refusals = 0;
  await page.route(chatPath, (route) => {
    refusals += 1;
    return refusals === 1
      ? route.fulfill({ status: 429, headers: { 'Retry-After': '20' }, json: {} })
      : route.fulfill({ json: { response: 'OK.' } });
  });
  await page.clock.install();
  await page.goto('/academy');
  const { launcher, panel, bubbles, input, send } = chat(page);
  await launcher.click();
  await input.fill('Hello?');
  await input.press('Enter');
  // The clock runs on, so the number depends on how fast the machine is.
  await expect(bubbles.last()).toContainText(/\b\d+ s/);
  await input.fill('And?');
  await expect(send).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(bubbles.last()).toContainText(released);
  await expect(send).toBeEnabled();
  await panel.getByRole('button', { name: retry }).click();
  await expect(bubbles.last()).toContainText('OK.');
  await expect(input).toHaveValue('And?');
});

for (const [language, route] of [
  ['en', '/'],
  ['sv', '/academy'],
] as const) {
  const path = canonicalOf(language, route);

  test(`what was asked on ${path} is taken along to the form, and shown there`, async ({ page }) => {
    const { handOver } = texts[language].chatbot;
    await answerChat(page, { response: 'OK.' });
    await page.goto(path);
    const { launcher, panel, bubbles, input } = chat(page, language);
    await launcher.click();
    await input.fill('Kan ni Fortnox?');
    await input.press('Enter');
    await expect(bubbles).toHaveCount(3);
    await panel.getByRole('link', { name: handOver.link }).click();
    await expect(page).toHaveURL(`${canonicalOf(language, '/')}#contact`);
    await expect(panel).toBeHidden();
    await expect(page.locator('form[data-draft="contact"] [name="message"]')).toHaveValue(
      `${handOver.lead}\n– Kan ni Fortnox?`,
    );
  });
}
