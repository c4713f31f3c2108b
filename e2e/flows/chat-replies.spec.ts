/** How Cody's replies are shown and said. */

import { expect, test } from 'playwright/test';
import { answerChat, chat, declined, gate } from '../support/flows.ts';
import { texts } from '../support/site.ts';

test.use({ storageState: declined });

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
