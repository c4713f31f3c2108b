/** Nothing typed into a form is lost, and robots are told nothing (docs/decisions/010). */

import { expect, test } from 'playwright/test';
import { fieldsOf } from '../../src/islands/contact-form/fields.ts';
import { declined, gate, holdBack } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  fillForm,
  formOf,
  formTexts,
  nothing,
  onePerLanguage,
  openForm,
  submitButton,
  typed,
} from '../support/form.ts';
import { texts } from '../support/site.ts';

test.use({ storageState: declined });

const english = { kind: 'contact', language: 'en' } as const;
const swedish = { kind: 'contact', language: 'sv' } as const;

for (const form of onePerLanguage) {
  test(`${form.kind} form in ${form.language}: a submit before the form is alive is done afterwards`, async ({
    page,
  }) => {
    const requests = await answerMail(page);
    const release = await holdBack(page, 'ContactForm');
    await openForm(page, form.path);
    await fillForm(page, form);
    await submitButton(page).click();
    await expect(page).toHaveURL(form.path);
    await expectFields(page, form, typed);
    expect(requests).toEqual([]);
    release();
    await expect(formOf(page).getByRole('status')).toHaveText(formTexts(form).success);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.postData()).toContain(JSON.stringify(typed.company));
  });
}

test('what is typed before any script has come survives a change of language', async ({ page }) => {
  const release = await holdBack(page, '*');
  await page.goto('/launch', { waitUntil: 'commit' });
  const launch = { kind: 'launch', language: 'en' } as const;
  await fillForm(page, launch);
  release();
  await page.waitForLoadState();
  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/launch');
  await expectFields(page, { ...launch, language: 'sv' }, typed);
});

test('what is typed survives a reload, a page change and a change of language', async ({ page }) => {
  const requests = await answerMail(page);
  await page.goto('/');
  await fillForm(page, english);
  await page.reload();
  await expectFields(page, english, typed);

  await page.locator('header').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectFields(page, english, typed);

  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv');
  await expectFields(page, swedish, typed);

  // Only a mail that was sent drops the draft.
  await submitButton(page).click();
  await expect(formOf(page).getByRole('status')).toHaveText(texts.sv.contact.form.success);
  await expectFields(page, swedish, nothing);
  await page.reload();
  await expectFields(page, swedish, nothing);
  expect(requests).toHaveLength(1);
});

test('a form whose page is left while it sends is not sent again', async ({ page }) => {
  const { open, opened } = gate();
  const requests = await answerMail(page, { after: opened });
  await openForm(page, '/');
  await fillForm(page, english);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(texts.en.contact.form.sending);
  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv');
  await expectFields(page, swedish, typed);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(texts.sv.contact.form.sending);
  open();
  await expect(formOf(page).getByRole('status')).toHaveText(texts.sv.contact.form.success);
  await expectFields(page, swedish, nothing);
  await page.reload();
  await expectFields(page, swedish, nothing);
  expect(requests).toHaveLength(1);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 560 } });

  test('a failure comes into view and has the focus', async ({ page }) => {
    const { open, opened } = gate();
    await answerMail(page, { status: 500, after: opened });
    await openForm(page, '/');
    await fillForm(page, english);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText(texts.en.contact.form.sending);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    open();
    const alert = formOf(page).getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
  });
});

test('nobody meets the hidden field', async ({ page }) => {
  await page.goto('/');
  const trap = page.locator('[name="subject"]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(formOf(page).getByRole('textbox')).toHaveCount(fieldsOf('contact').length);
});

test('a form submitted within two seconds is thanked, and nothing is sent', async ({ page }) => {
  const requests = await answerMail(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/sv/launch');
  await formOf(page).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form.requestSubmit();
  }, typed);
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return formOf(page).getByRole('status').allTextContents();
    })
    .toEqual([texts.sv.contact.form.success]);
  expect(requests).toEqual([]);
});

test('a person whose browser has filled in the form may send it at once', async ({ page }) => {
  const requests = await answerMail(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/sv/launch');
  await formOf(page).evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
  }, typed);
  await submitButton(page).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return formOf(page).getByRole('status').allTextContents();
    })
    .toEqual([texts.sv.contact.form.success]);
  expect(requests).toHaveLength(1);
});
