/**
 * A page translated by the browser: React replaces the HTML of islands that have not started, and copes with all other changes.
 */

import { declined, delayScripts } from '../support/actions.ts';
import { contactForm, exampleForm, openWithFakeClock, stubMail } from '../support/form.ts';
import { asksConsent } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Mimics a browser's translation: replaces each text node with another in `<font>`. */
function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const untranslated: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '' && !text.parentElement?.closest('font, textarea, script, style')) {
      untranslated.push(text);
    }
  }
  for (const text of untranslated) {
    const font = document.createElement('font');
    font.append(`¤${text.data}`);
    text.replaceWith(font);
  }
}

test.describe('a form that is translated before its script has loaded', () => {
  test.use({ storageState: declined });

  test('keeps typed text, and is sent', async ({ page }) => {
    const { fill, form, strings } = contactForm(page, 'launch');
    const requests = await stubMail(page);
    const release = await delayScripts(page, 'ContactForm');
    await openWithFakeClock(page, '/launch');
    await fill();
    await page.locator('body').evaluate(translate);
    release();
    await expect(page.locator('astro-island[data-hydrated] form')).toBeVisible();
    await expect(page.locator('#company')).toHaveValue(exampleForm.company);
    await page.locator('#company').press('Enter');
    await expect(form).toContainText(strings.success);
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests[0]?.postDataJSON())).toContain(exampleForm.company);
  });
});

test('the cookie banner on a translated page closes with a choice, and reopens', async ({ page }) => {
  test.skip(!asksConsent, 'the site asks for no consent');
  await page.goto('/about');
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('body').evaluate(translate);
  const banner = page.locator('.cookie-banner');
  await banner.locator('[value="declined"]').click();
  await expect(banner).toBeHidden();
  await page.locator('body').evaluate(translate);
  await page.locator('[data-cookie-settings]').click();
  await expect(banner).toBeFocused();
});
