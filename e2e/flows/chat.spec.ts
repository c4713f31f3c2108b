/** The chat in a browser: with the real function, its place on the page, across page changes, and handing over to a person. */

import { answerChat, askChat, boxOf, chat, declined, scrollY, sizes, tabTo } from '../support/flows.ts';
import { asksConsent, texts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { frames } from '../support/waiting.ts';

test.use({ storageState: declined });

// keyboard.spec.ts asks it in English.
test('the assistant answers a question in sv with a link to a page in sv', async ({ page }) => {
  await page.goto('/sv/academy');
  const { bubbles, input, strings } = await askChat(page, 'Vad kostar en röstagent?', 'sv');
  await expect(bubbles).toHaveCount(3);
  await expect(bubbles.nth(0)).toHaveText(`${strings.botName}: ${strings.welcomeMessage}`);
  await expect(bubbles.nth(1)).toContainText(`${strings.you}: `);
  const reply = bubbles.nth(2);
  await expect(reply).not.toContainText(strings.errorResponse);
  await expect(reply).not.toContainText(strings.connectionError);
  await expect(reply.getByRole('link').first()).toHaveAttribute('href', /^\/sv/);
  expect((await reply.innerText()).length).toBeGreaterThan(40);
  await expect(input).toHaveValue('');
});

test('the panel has the same size on every screen, and iPhones do not zoom in on its field', async ({
  page,
}) => {
  await page.goto('/academy');
  const assistant = chat(page);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expect(assistant.launcher).toBeInViewport({ ratio: 1 });
    await assistant.launcher.click();
    await expect(assistant.panel).toBeInViewport({ ratio: 1 });
    const box = await assistant.panel.boundingBox();
    expect([box?.width, box?.height], `at ${viewport.width} px`).toEqual([320, 460]);
    const fontSize = await assistant.input.evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(fontSize).toBeGreaterThanOrEqual(16);
    await assistant.close.click();
  }
});

test('a reply taller than the panel is shown from its beginning', async ({ page }) => {
  const paragraphs = Array.from({ length: 12 }, (_, index) => `Stycke ${index + 1} av svaret.`);
  await answerChat(page, { response: paragraphs.join('\n\n') });
  await page.goto('/sv/academy');
  const { bubbles } = await askChat(page, 'Berätta allt', 'sv');
  await expect(bubbles).toHaveCount(3);
  await expect(bubbles.last().getByText('Stycke 1 av')).toBeInViewport();
  await expect(bubbles.last().getByText('Stycke 12 av')).not.toBeInViewport();
});

test('an open chat survives page changes and a change of language', async ({ page }) => {
  await answerChat(page, { response: `${'A long reply. '.repeat(100)}Read [about us](/about).` });
  await page.goto('/academy');
  const assistant = await askChat(page, 'Who are you?');
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

test('one click asks a suggested question, which then fills in the form on another page', async ({
  page,
}) => {
  const { suggestions, handOver } = texts.sv.chatbot;
  await answerChat(page, { response: 'OK.' });
  await page.goto('/sv/academy');
  const { launcher, panel, bubbles, input } = chat(page, 'sv');
  await launcher.click();
  const list = panel.getByRole('list', { name: suggestions.first });
  const first = list.getByRole('button').first();
  const question = (await first.textContent()) ?? '';
  expect(question).not.toBe('');
  await input.fill('Och');
  await first.click();
  await expect(bubbles).toHaveCount(3);
  await expect(bubbles.nth(1)).toContainText(question);
  await expect(list).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('Och');

  await panel.getByRole('link', { name: handOver.link }).click();
  await expect(page).toHaveURL('/sv#contact-form');
  await expect(page.getByLabel(texts.sv.contact.form.firstName)).toBeInViewport();
  await expect(page.getByLabel(texts.sv.contact.form.firstName)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: texts.sv.contact.form.added })).toBeVisible();
  await expect(panel).toBeHidden();
  const message = page.locator('form[data-draft="contact"] [name="message"]');
  await expect(message).toHaveValue(`${handOver.lead}\n– ${question}\n${handOver.reply}\n– OK.`);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
]) {
  test(`the launcher is a round button that steps aside for controls at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const { launcher } = chat(page);
    const { x, y, width, height } = await boxOf(launcher);
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(48);
    // While the visitor scrolls up, the launcher stays, even over text.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollY(page)).toBe(400);
    await page.mouse.wheel(0, -100);
    // The fields extend under its left half.
    const place = [x + width / 8, y + height / 2] as const;
    const pressed = (selector: string) =>
      page.evaluate(([css, at]) => document.elementFromPoint(...at)?.closest(css) !== null, [
        selector,
        place,
      ] as const);
    await expect.poll(() => pressed('.chat-launcher')).toBe(true);

    // Scroll the form's widest control under the launcher. The page may grow in the meantime.
    const message = page.locator('#contact textarea');
    await expect
      .poll(() =>
        message.evaluate((field, to) => {
          const { top, height: fieldHeight } = field.getBoundingClientRect();
          const distance = Math.round(top + fieldHeight / 2 - to);
          scrollBy({ top: distance, behavior: 'instant' });
          return Math.abs(distance);
        }, place[1]),
      )
      .toBe(0);
    await expect.poll(() => pressed('textarea')).toBe(true);
    await expect(launcher).toHaveCSS('opacity', '0');
    await tabTo(page, launcher);
    await expect(launcher).toHaveCSS('opacity', '1');
    expect(await pressed('.chat-launcher')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(chat(page).input).toBeFocused();
    await page.keyboard.press('Escape');

    // The end of the page leaves room for the launcher.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('html')).not.toHaveAttribute('data-launcher-hidden');
    const end = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(y);
  });
}

test('the launcher hides over text on arrival and on scrolling down, and returns on scrolling up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  const { launcher } = chat(page);
  const fill = (text: string) =>
    page.locator('main').evaluate((main, content) => {
      main.textContent = content;
      dispatchEvent(new Event('resize'));
    }, text);
  await fill('');
  await expect(launcher).toHaveCSS('opacity', '1');
  await fill('text '.repeat(3_000));
  await expect(launcher).toHaveCSS('opacity', '0');
  const scrollBy = (top: number) =>
    page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), top);
  await scrollBy(900);
  await expect(launcher).toHaveCSS('opacity', '0');
  await scrollBy(-100);
  await expect(launcher).toHaveCSS('opacity', '1');
});

test.describe('with the cookie banner open', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('opening the chat and writing in it does not scroll the page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    if (asksConsent) await expect(page.locator('.cookie-banner')).toBeVisible();
    const { launcher, input } = chat(page);
    await launcher.evaluate((button: HTMLElement) => button.focus());
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.type('Hi');
    await frames(page, 2);
    expect(await scrollY(page)).toBe(0);
  });
});
