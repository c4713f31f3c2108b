import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { type FieldName, fieldsOf, isRequired } from '../../src/features/contact-form/form-fields.ts';
import { formMail } from '../../src/features/contact-form/mail.ts';
import { mailBody } from '../../src/vendors/emailjs.ts';
import { exampleForm } from '../../src/testing/fixtures/forms.ts';
import { type Locale, mailService, texts } from './site.ts';

const mailPath = `**${mailService.endpoint}`;

interface Form {
  readonly kind: 'contact' | 'launch';
  readonly language: Locale;
}

export { exampleForm };

export function requiredOf(kind: Form['kind']) {
  return fieldsOf(kind).filter(isRequired);
}

/** The texts of a form: the launch form's own texts override the contact form's. */
export function formTexts({ kind, language }: Form) {
  const shared = texts[language].contact.form;
  return kind === 'launch' ? { ...shared, ...texts[language].launch.form } : shared;
}

export function formOf(page: Page): Locator {
  return page.locator('form[data-draft]');
}

export function field(page: Page, form: Form, name: FieldName): Locator {
  return formOf(page).getByRole('textbox', { name: formTexts(form)[name] });
}

export function submitButton(page: Page): Locator {
  return formOf(page).locator('button[type="submit"]');
}

export function summaryOf(page: Page, form: Form): Locator {
  return formOf(page).getByRole('group', { name: formTexts(form).summary });
}

export function resultOf(page: Page): Locator {
  return formOf(page).locator('.notice > p').first();
}

/** Opens a form and waits until submitting it no longer looks like a robot. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3_000);
}

type Values = Readonly<Record<FieldName, string>>;

export async function fillForm(page: Page, form: Form, values: Values = exampleForm): Promise<void> {
  for (const name of fieldsOf(form.kind)) await field(page, form, name).fill(values[name]);
}

export async function expectFields(page: Page, form: Form, values: Values): Promise<void> {
  for (const name of fieldsOf(form.kind)) await expect(field(page, form, name)).toHaveValue(values[name]);
}

export const nothing = Object.fromEntries(Object.keys(exampleForm).map((name) => [name, ''])) as Values;

export async function answerMail(
  page: Page,
  { status = 200, after }: { status?: number; after?: Promise<void> } = {},
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.unroute(mailPath);
  await page.route(mailPath, async (route) => {
    requests.push(route.request());
    await after;
    await route.fulfill({ status, body: 'OK' });
  });
  return requests;
}

/** Expects the specified request with the typed values. Exact texts: src/features/contact-form/mail.test.ts. */
export function expectMail(request: Request | undefined, kind: Form['kind']): void {
  expect(request?.method()).toBe('POST');
  expect(request?.headers()['content-type']).toBe('application/json');
  const body: unknown = request?.postDataJSON();
  const [timestamp = ''] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(JSON.stringify(body)) ?? [];
  const sent = { ...nothing, ...Object.fromEntries(fieldsOf(kind).map((name) => [name, exampleForm[name]])) };
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  expect(body).toEqual(mailBody(formMail(kind, sent, new Date(timestamp)), mailService));
}
