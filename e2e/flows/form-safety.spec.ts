/** Nothing typed into a form is lost. What robots get is proven in ContactForm.test.tsx. */

import { fieldsOf } from '../../src/islands/contact-form/fields.ts';
import { declined, holdBack, toAbout } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  expectMail,
  fillForm,
  formOf,
  formTexts,
  openForm,
  submitButton,
  typed,
} from '../support/form.ts';
import { expect, scriptRan, test } from '../support/test.ts';

test.use({ storageState: declined });

const english = { kind: 'launch', language: 'en' } as const;
const swedish = { kind: 'launch', language: 'sv' } as const;

test('a submit before the form’s script has come is done afterwards', async ({ page }) => {
  const requests = await answerMail(page);
  const release = await holdBack(page, 'ContactForm');
  await openForm(page, '/sv/launch');
  await fillForm(page, swedish);
  await submitButton(page).click();
  await expect(page).toHaveURL('/sv/launch');
  await expectFields(page, swedish, typed);
  expect(requests).toEqual([]);
  release();
  await expect(formOf(page).getByRole('status')).toHaveText(formTexts(swedish).success);
  expect(requests).toHaveLength(1);
  expectMail(requests[0], 'launch');
});

test('what is typed before the site’s script has come survives a later change of language', async ({
  page,
}) => {
  const release = await holdBack(page, '*');
  await page.goto('/launch', { waitUntil: 'commit' });
  await fillForm(page, english);
  release();
  await scriptRan(page);
  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/launch');
  await expectFields(page, swedish, typed);
});

test('what is typed survives a reload and a page change', async ({ page }) => {
  await page.goto('/launch');
  await fillForm(page, english);
  await page.reload();
  await expectFields(page, english, typed);

  await toAbout(page);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/launch');
  await expectFields(page, english, typed);
});

test('nobody meets the field that is there for robots', async ({ page }) => {
  await page.goto('/sv/launch');
  const trap = page.locator('[name="subject"]');
  await expect(trap).toHaveCount(1);
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(formOf(page).getByRole('textbox')).toHaveCount(fieldsOf('launch').length);
});
