/** Nothing typed into a form is lost, and robots are told nothing (docs/decisions/010). */

import { expect, test } from 'playwright/test';
import { declined, gate, holdBack } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  field,
  fillForm,
  formOf,
  formPages,
  formTexts,
  nothing,
  onePerLanguage,
  openForm,
  submitButton,
  typed,
} from '../support/form.ts';
import { email, texts } from '../support/site.ts';

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
    expect(requests[0]?.postDataJSON()).toMatchObject({
      template_params: { from_name: 'Åsa Öberg', company: typed.company },
    });
  });
}

test('what is typed before the form is alive stays while it comes alive', async ({ page }) => {
  const release = await holdBack(page, 'ContactForm');
  await page.goto('/');
  await fillForm(page, english);
  release();
  await expect(page.locator('astro-island[data-alive] form[data-draft]')).toBeAttached();
  await expectFields(page, english, typed);
});

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

test('a draft belongs to its form and to its tab', async ({ page, context }) => {
  await page.goto('/');
  await fillForm(page, english);
  await page.goto('/launch');
  await expectFields(page, { kind: 'launch', language: 'en' }, nothing);
  const other = await context.newPage();
  await other.goto('/');
  await expectFields(other, english, nothing);
});

test('a failed submit leaves the draft for a reload', async ({ page }) => {
  await answerMail(page, { status: 500 });
  await openForm(page, '/');
  await fillForm(page, english);
  await submitButton(page).click();
  await expect(formOf(page).getByRole('alert')).toHaveText(texts.en.contact.form.error);
  await page.reload();
  await expectFields(page, english, typed);
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

test('a draft is gone that was sent while another page is shown', async ({ page }) => {
  const { open, opened } = gate();
  await answerMail(page, { after: opened });
  await openForm(page, '/');
  await fillForm(page, english);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(texts.en.contact.form.sending);
  await page.locator('header').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  const kept = () => page.evaluate(() => sessionStorage.getItem('form-draft-contact'));
  expect(await kept()).toContain(typed.company);
  open();
  await expect.poll(kept).toBeNull();
  await page.goBack();
  await expectFields(page, english, nothing);
});

test('nothing can be typed over while it sends', async ({ page }) => {
  const { open, opened } = gate();
  await answerMail(page, { after: opened });
  await openForm(page, '/');
  await fillForm(page, english);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(texts.en.contact.form.sending);
  const message = field(page, english, 'message');
  await message.click();
  await expect(message).toBeFocused();
  await page.keyboard.type(' One more thing.');
  await expectFields(page, english, typed);
  open();
  await expect(formOf(page).getByRole('status')).toBeVisible();
  await message.fill('Another mail.');
  await expect(message).toHaveValue('Another mail.');
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

test('a robot that fills in the hidden field is thanked, and nothing is sent', async ({ page }) => {
  const requests = await answerMail(page);
  await openForm(page, '/');
  await fillForm(page, english);
  await page.locator('[name="subject"]').fill('https://robot.example');
  await submitButton(page).click();
  await expect(formOf(page).getByRole('status')).toHaveText(texts.en.contact.form.success);
  expect(requests).toEqual([]);
});

test('nobody meets the hidden field', async ({ page }) => {
  await page.goto('/');
  const trap = page.locator('[name="subject"]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(formOf(page).getByRole('textbox')).toHaveCount(6);
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

for (const act of ['Enter', 'a click'] as const) {
  test(`a person whose browser has filled in the form may send it at once, by ${act}`, async ({ page }) => {
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
    if (act === 'Enter') {
      await field(page, { kind: 'launch', language: 'sv' }, 'email').focus();
      await page.keyboard.press('Enter');
    } else {
      await submitButton(page).click();
    }
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return formOf(page).getByRole('status').allTextContents();
      })
      .toEqual([texts.sv.contact.form.success]);
    expect(requests).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail address stands in the place of the forms', async ({ page }) => {
    for (const { language, path } of formPages) {
      await page.goto(path);
      await expect(formOf(page)).toBeHidden();
      const note = page.getByRole('paragraph').filter({ hasText: texts[language].contact.form.noScript });
      await expect(note).toBeVisible();
      await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
  });
});
