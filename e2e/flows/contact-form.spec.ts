/** The contact form in a browser: it keeps what visitors type. Validation, errors and states: src/features/contact-form. */

import { declined, holdBack, toAbout } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  expectMail,
  field,
  fillForm,
  formTexts,
  openForm,
  requiredOf,
  resultOf,
  submitButton,
  summaryOf,
  exampleForm,
} from '../support/form.ts';
import { expect, scriptRan, test } from '../support/test.ts';

test.use({ storageState: declined });

const form = { kind: 'contact', language: 'en' } as const;

test('a filled-in form is sent once, as the specification says', async ({ page }) => {
  const requests = await answerMail(page);
  await openForm(page, '/');
  await fillForm(page, form);
  await submitButton(page).click();
  await expect(resultOf(page)).toHaveText(formTexts(form).success);
  await expect(resultOf(page)).toBeFocused();
  await expect(submitButton(page)).toBeHidden();
  expect(requests).toHaveLength(1);
  expectMail(requests[0], 'contact');
});

test('on a small screen the submit button stays in view while missing fields are filled in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openForm(page, '/');
  await submitButton(page).click();
  await expect(summaryOf(page, form)).toBeInViewport({ ratio: 1 });
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  const bar = submitButton(page);
  for (const name of requiredOf('contact')) {
    await field(page, form, name).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [input, button] = [await field(page, form, name).boundingBox(), await bar.boundingBox()];
    expect.soft((input?.y ?? 0) + (input?.height ?? 0), name).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

const english = { kind: 'launch', language: 'en' } as const;
const swedish = { kind: 'launch', language: 'sv' } as const;

test('a form submitted before its script has loaded is sent afterwards', async ({ page }) => {
  const requests = await answerMail(page);
  const release = await holdBack(page, 'ContactForm');
  await openForm(page, '/sv/launch');
  await fillForm(page, swedish);
  await submitButton(page).click();
  await expect(page).toHaveURL('/sv/launch');
  await expectFields(page, swedish, exampleForm);
  expect(requests).toEqual([]);
  release();
  await expect(resultOf(page)).toHaveText(formTexts(swedish).success);
  expect(requests).toHaveLength(1);
  expectMail(requests[0], 'launch');
});

test('text typed before the site’s script has loaded survives a change of language, a reload and a page change', async ({
  page,
}) => {
  const release = await holdBack(page, '*');
  await page.goto('/launch', { waitUntil: 'commit' });
  await fillForm(page, english);
  release();
  await scriptRan(page);
  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/launch');
  await expectFields(page, swedish, exampleForm);
  await page.reload();
  await expectFields(page, swedish, exampleForm);

  await toAbout(page, 'sv');
  await expect(page).toHaveURL('/sv/about');
  await page.goBack();
  await expect(page).toHaveURL('/sv/launch');
  await expectFields(page, swedish, exampleForm);
});
