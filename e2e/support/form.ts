import { expect, type Page, type Request } from 'playwright/test';
import {
  type FieldName,
  fieldNames,
  fieldsOf,
  type FormKind,
  type FormValues,
  isRequired,
} from '../../src/features/contact-form/form-fields.ts';
import { formMail } from '../../src/features/contact-form/mail.ts';
import { exampleForm } from '../../src/testing/fixtures/forms.ts';
import { mailBody } from '../../src/vendors/emailjs.ts';
import { type Locale, mailService, texts } from './site.ts';

const mailPath = `**${mailService.endpoint}`;

export { exampleForm };

export function contactForm(page: Page, kind: FormKind = 'contact', locale: Locale = 'en') {
  const shared = texts[locale].contact.form;
  // The launch form's own texts override the contact form's.
  const strings = kind === 'launch' ? { ...shared, ...texts[locale].launch.form } : shared;
  const form = page.locator('form[data-draft]');
  const field = (name: FieldName) => form.getByRole('textbox', { name: strings[name] });
  const names = fieldsOf(kind);
  return {
    strings,
    form,
    field,
    required: names.filter(isRequired),
    submit: form.locator('button[type="submit"]'),
    summary: form.getByRole('group', { name: strings.summary }),
    result: form.locator('.notice > p').first(),
    async fill(values: FormValues = exampleForm): Promise<void> {
      for (const name of names) await field(name).fill(values[name]);
    },
    async expectValues(values: FormValues): Promise<void> {
      for (const name of names) await expect(field(name)).toHaveValue(values[name]);
    },
  };
}

/** Opens a page with a clock that is far enough on for a form not to look as if a robot sent it. */
export async function openWithFakeClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3_000);
}

export async function stubMail(
  page: Page,
  { status = 200, until }: { status?: number; until?: Promise<void> } = {},
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.unroute(mailPath);
  await page.route(mailPath, async (route) => {
    requests.push(route.request());
    await until;
    await route.fulfill({ status, body: 'OK' });
  });
  return requests;
}

/** Expects the specified request with the values of `exampleForm`. Exact texts: src/features/contact-form/mail.test.ts. */
export function expectMail(request: Request | undefined, kind: FormKind): void {
  expect(request?.method()).toBe('POST');
  expect(request?.headers()['content-type']).toBe('application/json');
  const body: unknown = request?.postDataJSON();
  const [timestamp = ''] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(JSON.stringify(body)) ?? [];
  const sent = Object.fromEntries(
    fieldNames.map((name) => [name, fieldsOf(kind).includes(name) ? exampleForm[name] : '']),
  ) as FormValues;
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  expect(body).toEqual(mailBody(formMail(kind, sent, new Date(timestamp)), mailService));
}
