/** The chat with Cody (spec sections 2, 4, 5, 7 and 8). */

import { expect, test } from 'playwright/test';
import { answerChat, branded, chat, chatPath, declined, gate, sizes } from '../support/flows.ts';
import { canonicalOf, languages, texts } from '../support/site.ts';

test.use({ storageState: declined });

for (const language of languages) {
  const home = canonicalOf(language, '/');

  test(`Cody answers a question in ${language}`, async ({ page }) => {
    await page.goto(home);
    const cody = chat(page, language);
    await cody.launcher.click();
    await expect(cody.bubbles).toHaveText([
      `${branded(cody.strings.botName)}: ${branded(cody.strings.welcomeMessage)}`,
    ]);
    await cody.input.fill(language === 'en' ? 'What does a voice agent cost?' : 'Vad kostar en röstagent?');
    await cody.input.press('Enter');
    await expect(cody.bubbles).toHaveCount(3);
    await expect(cody.bubbles.nth(1)).toContainText(`${cody.strings.you}: `);
    const reply = cody.bubbles.nth(2);
    await expect(reply).not.toContainText(cody.strings.errorResponse);
    await expect(reply).not.toContainText(cody.strings.connectionError);
    await expect(reply.getByRole('link').first()).toHaveAttribute(
      'href',
      language === 'en' ? /^\// : /^\/sv/,
    );
    expect((await reply.innerText()).length).toBeGreaterThan(40);
  });

  for (const viewport of sizes) {
    test(`the panel in ${language} at ${viewport.width} px opens and closes with the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(home);
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

  test(`failures in ${language} are told apart and can be tried again`, async ({ page }) => {
    await answerChat(page, { error: { code: 'internal_error' } }, { status: 500 });
    await page.goto(home);
    const cody = chat(page, language);
    await cody.launcher.click();
    await cody.input.fill('Hi?');
    await cody.send.click();
    await expect(cody.bubbles.last()).toContainText(cody.strings.connectionError);
    await expect(cody.panel.getByRole('status')).toHaveText(cody.strings.connectionError);

    const silent = await answerChat(page, {});
    await cody.panel.getByRole('button', { name: cody.strings.retry }).click();
    await expect(cody.bubbles.last()).toContainText(cody.strings.errorResponse);
    expect(silent).toEqual([{ message: 'Hi?', messages: [] }]);

    await answerChat(page, { response: 'Hello.' });
    await cody.panel.getByRole('button', { name: cody.strings.retry }).click();
    await expect(cody.bubbles).toHaveCount(3);
    await expect(cody.bubbles.last()).toContainText('Hello.');
    await expect(cody.panel.getByRole('button', { name: cody.strings.retry })).toHaveCount(0);
  });
}

test('while a reply is awaited nothing can be sent, and Escape still closes', async ({ page }) => {
  const { open, opened } = gate();
  const asked = await answerChat(page, { response: 'Here.' }, { after: opened });
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  await cody.input.fill('Anyone there?');
  await cody.input.press('Enter');
  await expect(cody.typing).toBeVisible();
  await expect(cody.panel.getByRole('status')).toHaveText(cody.strings.typing);
  await expect(cody.input).toBeDisabled();
  await expect(cody.send).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(cody.panel).toBeHidden();
  await cody.launcher.click();
  await expect(cody.typing).toBeVisible();
  open();
  await expect(cody.bubbles.last()).toContainText('Here.');
  await expect(cody.typing).toHaveCount(0);
  await expect(cody.input).toBeEnabled();
  await expect(cody.input).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('Enter sends, Shift+Enter makes a line, white space is never sent', async ({ page }) => {
  const asked = await answerChat(page, { response: 'Yes.' });
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  await expect(cody.send).toBeDisabled();
  await cody.input.fill('  ');
  await cody.input.press('Shift+Enter');
  await cody.input.press('Enter');
  await expect(cody.send).toBeDisabled();
  await expect(cody.bubbles).toHaveCount(1);
  await cody.input.fill('one');
  await cody.input.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(cody.input).toHaveValue('one\ntwo');
  await expect(cody.send).toBeEnabled();
  expect(asked).toEqual([]);
  await cody.input.press('Enter');
  await expect(cody.bubbles).toHaveCount(3);
  await expect(cody.input).toHaveValue('');

  await cody.input.fill('three');
  await cody.send.click();
  await expect(cody.bubbles).toHaveCount(5);
  expect(asked).toEqual([
    { message: 'one\ntwo', messages: [] },
    {
      message: 'three',
      messages: [
        { role: 'user', content: 'one\ntwo' },
        { role: 'assistant', content: 'Yes.' },
      ],
    },
  ]);
});

test('a call that never arrives is repeated three times, then told', async ({ page }) => {
  let calls = 0;
  await page.route(chatPath, async (route) => {
    calls += 1;
    await route.abort();
  });
  await page.clock.install();
  await page.goto('/sv');
  const cody = chat(page, 'sv');
  await cody.launcher.click();
  await cody.input.fill('Hej?');
  await cody.input.press('Enter');
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      return calls;
    })
    .toBe(4);
  await expect(cody.bubbles.last()).toContainText(cody.strings.connectionError);
  await page.clock.fastForward(60_000);
  expect(calls).toBe(4);
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

test('a question whose answer was lost with the page can be asked again', async ({ page }) => {
  await answerChat(page, { response: 'Never read.' }, { after: gate().opened });
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  await cody.input.fill('Lost?');
  await cody.input.press('Enter');
  await expect(cody.typing).toBeVisible();
  await page.reload();
  await answerChat(page, { response: 'Found.' });
  await cody.launcher.click();
  await cody.panel.getByRole('button', { name: cody.strings.retry }).click();
  await expect(cody.bubbles).toHaveCount(3);
  await expect(cody.bubbles.last()).toContainText('Found.');
});
