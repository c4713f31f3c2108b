/** The chat with Cody (spec sections 2, 4, 5, 7 and 8). */

import { expect, type Page, test } from 'playwright/test';
import { branded, chat, declined, gate, sizes } from '../support/flows.ts';
import { canonicalOf, languages, texts } from '../support/site.ts';

test.use({ storageState: declined });

const chatPath = '**/functions/v1/chat-assistant';

interface Asked {
  readonly message: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Answers in the function's place; returns what was asked. */
async function answerChat(
  page: Page,
  reply: unknown,
  { status = 200, after }: { status?: number; after?: Promise<void> } = {},
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.unroute(chatPath);
  await page.route(chatPath, async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await after;
    await route.fulfill({ status, json: reply });
  });
  return asked;
}

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

test('replies show bold, lists and safe links; anything else stays text', async ({ page }) => {
  const response = [
    '**Prices** are on [the page](/launch) and [elsewhere](https://example.com/).',
    '- one\n- two',
    '[click me](javascript:alert(1)) <img src=x onerror="document.title=1">',
  ].join('\n\n');
  await answerChat(page, { response });
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  await cody.input.fill('?');
  await cody.input.press('Enter');
  const reply = cody.bubbles.nth(2);
  await expect(reply.locator('strong')).toHaveText('Prices');
  await expect(reply.getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(reply.getByRole('link')).toHaveText(['the page', 'elsewhere']);
  await expect(reply.getByRole('link', { name: 'the page' })).toHaveAttribute('href', '/launch');
  await expect(reply).toContainText('click me');
  await expect(reply).toContainText('<img src=x');
  await expect(reply.locator('img')).toHaveCount(0);
});

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

test('a reply does not take the focus from where the visitor went meanwhile', async ({ page }) => {
  const { open, opened } = gate();
  await answerChat(page, { response: 'Here.' }, { after: opened });
  await page.goto('/launch');
  const cody = chat(page);
  await cody.launcher.click();
  await cody.input.fill('?');
  await cody.input.press('Enter');
  await expect(cody.typing).toBeVisible();
  const field = page.getByRole('textbox', { name: texts.en.contact.form.firstName });
  await field.focus();
  open();
  await expect(cody.bubbles.last()).toContainText('Here.');
  await expect(cody.input).toBeEnabled();
  await expect(field).toBeFocused();
});

test('a finished reply is announced once', async ({ page }) => {
  await answerChat(page, { response: 'We are **open**.' });
  await page.goto('/');
  const cody = chat(page);
  await cody.launcher.click();
  const status = cody.panel.getByRole('status');
  await expect(status).toBeAttached();
  const heard = await status.evaluateHandle((element) => {
    const said: string[] = [];
    new MutationObserver(() => {
      const text = element.textContent ?? '';
      if (said.at(-1) !== text) said.push(text);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await cody.input.fill('Open?');
  await cody.input.press('Enter');
  await expect(status).toHaveText('We are open.');
  await cody.input.fill('Thanks');
  expect(await heard.jsonValue()).toEqual([cody.strings.typing, 'We are open.']);
  // Neither the log nor a bubble is a second live region.
  await expect(cody.panel.locator('[aria-live], [role="log"], [role="alert"]')).toHaveCount(0);
});
