/** The contact form and the launch form: checks, payload, success and failure. */

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { fieldsOf } from '../../src/islands/contact-form/fields.ts';
import { mailRequest } from '../../src/islands/contact-form/request.ts';
import { declined, gate, listen } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  field,
  fillForm,
  formOf,
  formTexts,
  mailPath,
  nothing,
  onePerLanguage,
  openForm,
  requiredOf,
  submitButton,
  typed,
} from '../support/form.ts';
import { mailService, texts } from '../support/site.ts';

test.use({ storageState: declined });

const summaryOf = (page: Page) => formOf(page).getByRole('alert');

for (const form of onePerLanguage) {
  const { kind, language, path } = form;
  const strings = formTexts(form);
  const required = requiredOf(kind);

  test.describe(`${kind} form in ${language}`, () => {
    test('what is missing or wrong is named in a summary and beside each field', async ({ page }) => {
      const requests = await answerMail(page);
      await openForm(page, path);
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
      await expect(summary.getByRole('link')).toHaveText([
        strings.errors.emailFormat,
        strings.errors.company,
      ]);
      await expect(field(page, form, 'email')).toHaveAccessibleDescription(strings.errors.emailFormat);
      await expectFields(page, form, { firstName: typed.firstName, email: 'asa@verkstan' });
      expect(requests).toEqual([]);
    });

    test('it sends exactly what the specification says, then clears itself and says thank you', async ({
      page,
    }) => {
      const { open, opened } = gate();
      const requests = await answerMail(page, { after: opened });
      await openForm(page, path);
      await fillForm(page, form);
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveText(strings.sending);
      await expect(submitButton(page)).toBeDisabled();
      await expectFields(page, form, typed);
      open();

      const status = formOf(page).getByRole('status');
      await expect(status).toHaveText(strings.success);
      await expect(status).toBeFocused();
      await expect(submitButton(page)).toHaveText(strings.submit);
      await expect(submitButton(page)).toBeEnabled();
      await expectFields(page, form, nothing);

      expect(requests).toHaveLength(1);
      expect(requests[0]?.method()).toBe('POST');
      expect(requests[0]?.headers()['content-type']).toBe('application/json');
      const body: unknown = requests[0]?.postDataJSON();
      const [timestamp = ''] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(JSON.stringify(body)) ?? [];
      // To the letter in sample/forms.test.ts.
      const sent = { ...nothing, ...Object.fromEntries(fieldsOf(kind).map((name) => [name, typed[name]])) };
      expect(new Date(timestamp).toISOString()).toBe(timestamp);
      expect(body).toEqual(mailRequest(kind, sent, mailService, new Date(timestamp)));
    });
  });
}

const english = { kind: 'contact', language: 'en' } as const;

test('the local stand-in keeps the mail as a file', async ({ page }) => {
  const company = `Flows ${randomUUID()}`;
  const folder = new URL('../../mail/', import.meta.url);
  await openForm(page, '/sv');
  await fillForm(page, { kind: 'contact', language: 'sv' }, { ...typed, company });
  const answer = page.waitForResponse(mailPath);
  await submitButton(page).click();
  expect((await answer).status()).toBe(200);
  await expect(formOf(page).getByRole('status')).toHaveText(texts.sv.contact.form.success);

  const kept: string[] = [];
  for (const name of await readdir(folder)) {
    const mail = await readFile(new URL(name, folder), 'utf8').catch(() => '');
    if (!mail.includes(company)) continue;
    kept.push(mail);
    await rm(new URL(name, folder));
  }
  expect(kept).toEqual([expect.stringContaining(`Reply-To: ${typed.email}`)]);
});

test('a refusal keeps everything typed and is logged; the next try leaves the error behind', async ({
  page,
}) => {
  const log = listen(page, 'error');
  const { error, success } = texts.en.contact.form;
  await answerMail(page, { status: 500, body: 'The service is down' });
  await openForm(page, '/');
  await fillForm(page, english);
  await submitButton(page).click();
  await expect(formOf(page).getByRole('alert')).toHaveText(error);
  await expect(submitButton(page)).toBeEnabled();
  await expectFields(page, english, typed);
  expect(log.join('\n')).toContain('500: The service is down');

  const requests = await answerMail(page);
  await submitButton(page).click();
  await expect(formOf(page).getByRole('status')).toHaveText(success);
  await expect(formOf(page).getByRole('alert')).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

test('a double click and Enter while it sends make one mail', async ({ page }) => {
  const { open, opened } = gate();
  const requests = await answerMail(page, { after: opened });
  await openForm(page, '/');
  await fillForm(page, english);
  await submitButton(page).dblclick();
  await field(page, english, 'company').press('Enter');
  await formOf(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  open();
  await expect(formOf(page).getByRole('status')).toBeVisible();
  expect(requests).toHaveLength(1);
});
