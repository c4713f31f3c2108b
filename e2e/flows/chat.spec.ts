/** The chat in a browser: with the real function, its place on the page, and from page to page. */

import { expect, test } from 'playwright/test';
import { answerChat, branded, chat, declined, sizes } from '../support/flows.ts';
import { texts } from '../support/site.ts';

test.use({ storageState: declined });

// In English it is asked in keyboard.spec.ts.
test('the assistant answers a question in sv with a link to a page in sv', async ({ page }) => {
  await page.goto('/sv/academy');
  const cody = chat(page, 'sv');
  await cody.launcher.click();
  await expect(cody.bubbles).toHaveText([
    `${branded(cody.strings.botName)}: ${branded(cody.strings.welcomeMessage)}`,
  ]);
  await cody.input.fill('Vad kostar en röstagent?');
  await cody.input.press('Enter');
  await expect(cody.bubbles).toHaveCount(3);
  await expect(cody.bubbles.nth(1)).toContainText(`${cody.strings.you}: `);
  const reply = cody.bubbles.nth(2);
  await expect(reply).not.toContainText(cody.strings.errorResponse);
  await expect(reply).not.toContainText(cody.strings.connectionError);
  await expect(reply.getByRole('link').first()).toHaveAttribute('href', /^\/sv/);
  expect((await reply.innerText()).length).toBeGreaterThan(40);
});

test('the panel opens and closes with the focus, of the same size on every screen', async ({ page }) => {
  await page.goto('/academy');
  const cody = chat(page);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect(cody.launcher).toBeInViewport({ ratio: 1 });
    await cody.launcher.click();
    await expect(cody.input).toBeFocused();
    await expect(cody.launcher).toBeHidden();
    await expect(cody.panel).toBeInViewport({ ratio: 1 });
    const box = await cody.panel.boundingBox();
    expect([box?.width, box?.height], `at ${viewport.width} px`).toEqual([320, 460]);
    await cody.close.click();
    await expect(cody.panel).toBeHidden();
    await expect(cody.launcher).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(cody.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cody.panel).toBeHidden();
  await expect(cody.launcher).toBeFocused();
});

test('a failed question can be tried again, and a reply higher than the panel is read from its beginning', async ({
  page,
}) => {
  await answerChat(page, { error: { code: 'internal_error' } }, { status: 500 });
  await page.goto('/sv/academy');
  const cody = chat(page, 'sv');
  await cody.launcher.click();
  await cody.input.fill('Berätta allt');
  await cody.send.click();
  await expect(cody.bubbles.last()).toContainText(cody.strings.connectionError);
  await expect(cody.panel.getByRole('status')).toHaveText(cody.strings.connectionError);

  const paragraphs = Array.from({ length: 12 }, (_, index) => `Stycke ${index + 1} av svaret.`);
  const asked = await answerChat(page, { response: paragraphs.join('\n\n') });
  await cody.panel.getByRole('button', { name: cody.strings.retry }).click();
  await expect(cody.bubbles).toHaveCount(3);
  await expect(cody.bubbles.last().getByText('Stycke 1 av')).toBeInViewport();
  await expect(cody.bubbles.last().getByText('Stycke 12 av')).not.toBeInViewport();
  expect(asked).toMatchObject([{ message: 'Berätta allt', messages: [] }]);
});

test('an open chat lives on over page changes and a change of language', async ({ page }) => {
  await answerChat(page, { response: 'Read [about us](/about).' });
  await page.goto('/academy');
  const cody = chat(page);
  await cody.launcher.click();
  await cody.input.fill('Who are you?');
  await cody.input.press('Enter');
  await cody.bubbles.last().getByRole('link', { name: 'about us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(cody.panel).toBeVisible();
  await expect(cody.bubbles).toHaveCount(3);
  await cody.input.fill('And where');

  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/about');
  const swedish = chat(page, 'sv');
  await expect(swedish.panel).toBeVisible();
  await expect(swedish.bubbles).toHaveCount(3);
  await expect(swedish.bubbles.first()).toContainText(branded(texts.sv.chatbot.welcomeMessage));
  await expect(swedish.input).toHaveValue('And where');

  await page.reload();
  await swedish.launcher.click();
  await expect(swedish.bubbles).toHaveCount(3);
  await expect(swedish.bubbles.nth(1)).toContainText('Who are you?');
  await expect(swedish.input).toHaveValue('And where');
});
