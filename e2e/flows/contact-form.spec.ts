/** The contact form: checks, payload, success and failure. The launch form is in form-safety.spec.ts. */

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { declined, gate, listen } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  expectMail,
  field,
  fillForm,
  formOf,
  formTexts,
  mailPath,
  nothing,
  openForm,
  requiredOf,
  submitButton,
  typed,
} from '../support/form.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

const summaryOf = (page: Page) => formOf(page).getByRole('alert');

const form = { kind: 'contact', language: 'en' } as const;
const strings = formTexts(form);
const required = requiredOf('contact');

test('what is missing or wrong is named, and what is right is sent once, as the specification says', async ({
  page,
}) => {
  const { open, opened } = gate();
  const requests = await answerMail(page, { after: opened });
  await openForm(page, '/');
  await test.step('a summary and each field name what is missing or wrong', async () => {
    await submitButton(page).click();
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(strings.summary);
    await expect(summary.getByRole('link')).toHaveText(required.map((name) => strings.errors[name]));
    for (const name of required) {
      await expect(field(page, form, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, form, name)).toHaveAccessibleDescription(strings.errors[name]);
    }
    await expect(field(page, form, 'phone')).not.toHaveAttribute('aria-invalid');

    await summary.getByRole('link', { name: strings.errors.email }).click();
    await expect(field(page, form, 'email')).toBeFocused();
    await page.keyboard.type('asa');
    await expect(field(page, form, 'email')).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveCount(required.length - 1);

    // An address needs a domain, and white space is nothing.
    await fillForm(page, form, { ...typed, email: 'asa@verkstan', company: '   ' });
    await submitButton(page).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([strings.errors.emailFormat, strings.errors.company]);
    await expect(field(page, form, 'email')).toHaveAccessibleDescription(strings.errors.emailFormat);
    await expectFields(page, form, { firstName: typed.firstName, email: 'asa@verkstan' });
    expect(requests).toEqual([]);
  });

  await test.step('a double click and Enter while it sends make one mail', async () => {
    await fillForm(page, form);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toHaveText(strings.sending);
    await expect(submitButton(page)).toBeDisabled();
    await field(page, form, 'company').press('Enter');
    await formOf(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expectFields(page, form, typed);
    open();
  });

  await test.step('it clears itself and says thank you', async () => {
    const status = formOf(page).getByRole('status');
    await expect(status).toHaveText(strings.success);
    await expect(status).toBeFocused();
    await expect(submitButton(page)).toHaveText(strings.submit);
    await expect(submitButton(page)).toBeEnabled();
    await expectFields(page, form, nothing);
  });

  expect(requests).toHaveLength(1);
  expectMail(requests[0], 'contact');
});

test('the local stand-in writes the mail down', async ({ page }) => {
  const company = `Flows ${randomUUID()}`;
  const folder = new URL('../../mail/', import.meta.url);
  await openForm(page, '/sv/launch');
  await fillForm(page, { kind: 'launch', language: 'sv' }, { ...typed, company });
  const answer = page.waitForResponse(mailPath);
  await submitButton(page).click();
  expect((await answer).status()).toBe(200);
  await expect(formOf(page).getByRole('status')).toHaveText(
    formTexts({ kind: 'launch', language: 'sv' }).success,
  );

  const kept: string[] = [];
  for (const name of await readdir(folder)) {
    const mail = await readFile(new URL(name, folder), 'utf8').catch(() => '');
    if (!mail.includes(company)) continue;
    kept.push(mail);
    await rm(new URL(name, folder));
  }
  expect(kept).toEqual([expect.stringContaining(typed.email)]);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 560 } });

  test('a refusal comes into view, keeps everything typed and is logged; the next try leaves it behind', async ({
    page,
  }) => {
    const log = listen(page, 'error');
    const { error, sending, success } = strings;
    const { open, opened } = gate();
    await answerMail(page, { status: 500, body: 'The service is down', after: opened });
    await openForm(page, '/');
    await fillForm(page, form);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText(sending);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    open();
    const alert = formOf(page).getByRole('alert');
    await expect(alert).toHaveText(error);
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(submitButton(page)).toBeEnabled();
    await expectFields(page, form, typed);
    expect(log.join('\n')).toContain('500: The service is down');

    const requests = await answerMail(page);
    await submitButton(page).click();
    await expect(formOf(page).getByRole('status')).toHaveText(success);
    await expect(alert).toHaveCount(0);
    expect(requests).toHaveLength(1);
  });
});
