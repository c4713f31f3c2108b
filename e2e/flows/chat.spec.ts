/** The chat in a browser: with the real function, its place on the page, from page to page, and on to a person. */

import { answerChat, chat, declined, gate, sizes } from '../support/flows.ts';
import { hasAnswers, texts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: declined });

// In English it is asked in keyboard.spec.ts.
test('the assistant answers a question in sv with a link to a page in sv', async ({ page }) => {
  await page.goto('/sv/academy');
  const assistant = chat(page, 'sv');
  await assistant.launcher.click();
  await expect(assistant.bubbles).toHaveText([
    `${assistant.strings.botName}: ${assistant.strings.welcomeMessage}`,
  ]);
  await assistant.input.fill('Vad kostar en röstagent?');
  await assistant.input.press('Enter');
  await expect(assistant.bubbles).toHaveCount(3);
  await expect(assistant.bubbles.nth(1)).toContainText(`${assistant.strings.you}: `);
  const reply = assistant.bubbles.nth(2);
  await expect(reply).not.toContainText(assistant.strings.errorResponse);
  await expect(reply).not.toContainText(assistant.strings.connectionError);
  await expect(reply.getByRole('link').first()).toHaveAttribute('href', /^\/sv/);
  expect((await reply.innerText()).length).toBeGreaterThan(40);
});

test('the panel has the same size on every screen', async ({ page }) => {
  await page.goto('/academy');
  const assistant = chat(page);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect(assistant.launcher).toBeInViewport({ ratio: 1 });
    await assistant.launcher.click();
    await expect(assistant.panel).toBeInViewport({ ratio: 1 });
    const box = await assistant.panel.boundingBox();
    expect([box?.width, box?.height], `at ${viewport.width} px`).toEqual([320, 460]);
    await assistant.close.click();
  }
});

test('a reply higher than the panel is read from its beginning', async ({ page }) => {
  const paragraphs = Array.from({ length: 12 }, (_, index) => `Stycke ${index + 1} av svaret.`);
  await answerChat(page, { response: paragraphs.join('\n\n') });
  await page.goto('/sv/academy');
  const assistant = chat(page, 'sv');
  await assistant.launcher.click();
  await assistant.input.fill('Berätta allt');
  await assistant.send.click();
  await expect(assistant.bubbles).toHaveCount(3);
  await expect(assistant.bubbles.last().getByText('Stycke 1 av')).toBeInViewport();
  await expect(assistant.bubbles.last().getByText('Stycke 12 av')).not.toBeInViewport();
});

test('the focus can be seen while a reply is awaited, and is in the input again with the reply', async ({
  page,
}) => {
  const { open, opened } = gate();
  await answerChat(page, { response: 'OK.' }, { after: opened });
  await page.goto('/academy');
  const { launcher, input, log } = chat(page);
  await launcher.click();
  await input.fill('Hi');
  await input.press('Enter');
  await expect(log).toBeFocused();
  await expect(input).toBeDisabled();
  await expect(log).not.toHaveCSS('outline-style', 'none');
  open();
  await expect(input).toBeFocused();
});

test('an open chat lives on over page changes and a change of language', async ({ page }) => {
  await answerChat(page, { response: `${'A long reply. '.repeat(100)}Read [about us](/about).` });
  await page.goto('/academy');
  const assistant = chat(page);
  await assistant.launcher.click();
  await assistant.input.fill('Who are you?');
  await assistant.input.press('Enter');
  const link = assistant.bubbles.last().getByRole('link', { name: 'about us' });
  await link.scrollIntoViewIfNeeded();
  const top = () => assistant.log.evaluate(({ scrollTop }) => scrollTop);
  const read = await top();
  expect(read).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(assistant.panel).toBeVisible();
  await expect.poll(top).toBe(read);
  await expect(assistant.bubbles).toHaveCount(3);
  await assistant.input.fill('And where');

  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/about');
  const swedish = chat(page, 'sv');
  await expect(swedish.panel).toBeVisible();
  await expect(swedish.bubbles).toHaveCount(3);
  await expect(swedish.bubbles.first()).toContainText(texts.sv.chatbot.welcomeMessage);
  await expect(swedish.input).toHaveValue('And where');

  await page.reload();
  await swedish.launcher.click();
  await expect(swedish.bubbles).toHaveCount(3);
  await expect(swedish.bubbles.nth(1)).toContainText('Who are you?');
  await expect(swedish.input).toHaveValue('And where');
});

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
  const message = page.locator('form[data-draft="contact"] [name="message"]');
  await expect(message).toHaveValue(`${handOver.lead}\n– ${question}`);
});

test.describe('the launcher of the chat on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('lies in the margin, on no text and no field', async ({ page }) => {
    await page.goto('/');
    await expect(chat(page).launcher).toBeVisible();
    const left = await chat(page).launcher.evaluate((button) => button.getBoundingClientRect().left);
    const right = await page
      .locator('main :is(p, dd, input, textarea)')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(left);
  });
});
