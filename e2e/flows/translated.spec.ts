/** A page that the browser translates. Each island in each state: src/layout/translated.test.tsx. */

import { translate } from '../../src/testing/helpers/translate.ts';
import { declined, holdBack } from '../support/flows.ts';
import { answerMail, field, fillForm, formOf, formTexts, openForm, typed } from '../support/form.ts';
import { asksConsent } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe('a form that is translated before its script has loaded', () => {
  test.use({ storageState: declined });

  test('keeps what is typed and the focus, and is sent', async ({ page }) => {
    const form = { kind: 'launch', language: 'en' } as const;
    const requests = await answerMail(page);
    const release = await holdBack(page, 'ContactForm');
    await openForm(page, '/launch');
    // Its labels change from now on.
    const company = await field(page, form, 'company').elementHandle();
    await fillForm(page, form, { ...typed, company: '' });
    await page.locator('body').evaluate(translate);
    await company?.focus();
    await page.keyboard.type(typed.company.slice(0, 4));
    release();
    await expect(page.locator('astro-island[ssr] form')).toHaveCount(0);
    await page.keyboard.type(typed.company.slice(4));
    await expect(page.locator('#company')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(formOf(page)).toContainText(formTexts(form).success);
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests[0]?.postDataJSON())).toContain(typed.company);
  });
});

test('the cookie banner of a translated page closes with a choice, and opens again', async ({ page }) => {
  test.skip(!asksConsent, 'The site asks for no consent.');
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
