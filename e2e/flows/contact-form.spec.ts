/** The contact form in a browser: it keeps what visitors type. Validation, errors and states: src/features/contact-form. */

import { boxOf, clickAboutLink, declined, delayScripts } from '../support/actions.ts';
import { contactForm, exampleForm, expectMail, openWithFakeClock, stubMail } from '../support/form.ts';
import { expect, test, waitUntilScriptRan } from '../support/test.ts';

test.use({ storageState: declined });

test('a filled-in form is sent once, as the specification says', async ({ page }) => {
  const requests = await stubMail(page);
  await openWithFakeClock(page, '/');
  const { fill, submit, result, strings } = contactForm(page);
  await fill();
  await submit.click();
  await expect(result).toHaveText(strings.success);
  await expect(result).toBeFocused();
  await expect(submit).toBeHidden();
  expect(requests).toHaveLength(1);
  expectMail(requests[0], 'contact');
});

test('on a small screen the submit button stays in view while fields are filled in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openWithFakeClock(page, '/');
  const { field, required, submit, summary } = contactForm(page);
  await submit.click();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeInViewport({ ratio: 1 });
  for (const name of required) {
    await field(name).focus();
    await expect(submit).toBeInViewport({ ratio: 1 });
    const [input, button] = [await boxOf(field(name)), await boxOf(submit)];
    expect.soft(input.y + input.height, name).toBeLessThanOrEqual(button.y);
  }
});

test('a form submitted before its script has loaded is sent afterwards', async ({ page }) => {
  const requests = await stubMail(page);
  const release = await delayScripts(page, 'ContactForm');
  await openWithFakeClock(page, '/sv/launch');
  const { fill, submit, result, strings, expectValues } = contactForm(page, 'launch', 'sv');
  await fill();
  await submit.click();
  await expect(page).toHaveURL('/sv/launch');
  await expectValues(exampleForm);
  expect(requests).toEqual([]);
  release();
  await expect(result).toHaveText(strings.success);
  expect(requests).toHaveLength(1);
  expectMail(requests[0], 'launch');
});

test('text typed before any script has loaded survives a reload and page changes', async ({ page }) => {
  const release = await delayScripts(page, '*');
  await page.goto('/launch', { waitUntil: 'commit' });
  await contactForm(page, 'launch').fill();
  release();
  await waitUntilScriptRan(page);
  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/launch');
  const { expectValues } = contactForm(page, 'launch', 'sv');
  await expectValues(exampleForm);
  await page.reload();
  await expectValues(exampleForm);

  await clickAboutLink(page, 'sv');
  await expect(page).toHaveURL('/sv/about');
  await page.goBack();
  await expect(page).toHaveURL('/sv/launch');
  await expectValues(exampleForm);
});
