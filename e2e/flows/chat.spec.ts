/** The chat with Cody in a browser: with the real function, its place on the page, and from page to page. */

import { expect, test } from 'playwright/test';
import { answerChat, branded, chat, declined, sizes } from '../support/flows.ts';
import { canonicalOf, texts } from '../support/site.ts';

test.use({ storageState: declined });

for (const [language, question, ownPage] of [
  ['en', 'What does a voice agent cost?', /^\//],
  ['sv', 'Vad kostar en röstagent?', /^\/sv/],
] as const) {
  const home = canonicalOf(language, '/');

  test(`Cody answers a question in ${language}`, async ({ page }) => {
    await page.goto(home);
    const cody = chat(page, language);
    await cody.launcher.click();
    await expect(cody.bubbles).toHaveText([
      `${branded(cody.strings.botName)}: ${branded(cody.strings.welcomeMessage)}`,
    ]);
    await cody.input.fill(question);
    await cody.input.press('Enter');
    await expect(cody.bubbles).toHaveCount(3);
    await expect(cody.bubbles.nth(1)).toContainText(`${cody.strings.you}: `);
    const reply = cody.bubbles.nth(2);
    await expect(reply).not.toContainText(cody.strings.errorResponse);
    await expect(reply).not.toContainText(cody.strings.connectionError);
    await expect(reply.getByRole('link').first()).toHaveAttribute('href', ownPage);
    expect((await reply.innerText()).length).toBeGreaterThan(40);
  });
}

for (const [language, viewport] of [
  ['en', sizes[0]],
  ['sv', sizes[1]],
] as const) {
  test(`the panel in ${language} at ${viewport.width} px opens and closes with the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(canonicalOf(language, '/'));
    const cody = chat(page, language);
    await expect(cody.launcher).toBeInViewport({ ratio: 1 });
    await cody.launcher.click();
    await expect(cody.input).toBeFocused();
    await expect(cody.launcher).toBeHidden();
    await expect(cody.panel).toBeInViewport({ ratio: 1 });
    const box = await cody.panel.boundingBox();
    expect([box?.width, box?.height]).toEqual([320, 460]);

    await cody.close.click();
    await expect(cody.panel).toBeHidden();
    await expect(cody.launcher).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cody.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cody.panel).toBeHidden();
    await expect(cody.launcher).toBeFocused();
  });
}

test('a failed call to the function says so, and the same question can be tried again', async ({ page }) => {
  await answerChat(page, { error: { code: 'internal_error' } }, { status: 500 });
  await page.goto('/sv');
  const cody = chat(page, 'sv');
  await cody.launcher.click();
  await cody.input.fill('Hej?');
  await cody.send.click();
  await expect(cody.bubbles.last()).toContainText(cody.strings.connectionError);
  await expect(cody.panel.getByRole('status')).toHaveText(cody.strings.connectionError);

  const asked = await answerChat(page, { response: 'Hej.' });
  await cody.panel.getByRole('button', { name: cody.strings.retry }).click();
  await expect(cody.bubbles).toHaveCount(3);
  await expect(cody.bubbles.last()).toContainText('Hej.');
  expect(asked).toMatchObject([{ message: 'Hej?', messages: [] }]);
});

test('an open chat lives on over page changes and a change of language', async ({ page }) => {
  await answerChat(page, { response: 'Read [about us](/about).' });
  await page.goto('/');
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
