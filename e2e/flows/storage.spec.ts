/** A visit stores only the entries that the privacy policy lists. */

import type { StorageKind } from '../../src/vendors/stored-entries.ts';
import { askChat, stubChat } from '../support/actions.ts';
import { contactForm } from '../support/form.ts';
import { canonicalPath, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const locale = 'sv';

async function stored(page: Page): Promise<(readonly [StorageKind, string])[]> {
  const [local, session] = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [
    ...local.map((key) => ['local', key] as const),
    ...session.map((key) => ['session', key] as const),
    ...cookies.map(({ name }) => ['cookie', name] as const),
  ];
}

test('a visit that uses everything stores only what the privacy policy lists', async ({ page }) => {
  const strings = texts[locale];
  await stubChat(page, { response: 'OK.' });
  await page.goto('/launch');
  await contactForm(page, 'launch').field('company').fill('Verkstan');
  await page.locator(`header a[data-language][hreflang="${locale}"]`).first().click();
  await expect(page).toHaveURL(canonicalPath(locale, '/launch'));
  await page.getByRole('button', { name: strings.cookies.accept }).click();
  const { bubbles } = await askChat(page, 'Hej?', locale);
  await expect(bubbles).toHaveCount(3);
  await page.goto(canonicalPath(locale, '/'));
  await contactForm(page, 'contact', locale).field('company').fill('Verkstan');
  await page.goto(canonicalPath(locale, '/signin'));
  await page.getByLabel(strings.signin.email, { exact: true }).fill('asa@verkstan.example');
  await page.getByLabel(strings.signin.password, { exact: true }).fill('secret');
  await page.getByRole('button', { name: strings.signin.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(strings.signin.error);

  await page.goto(canonicalPath(locale, '/privacy'));
  const shown = await page.locator('[aria-labelledby="cookies-and-tracking"] table code').allInnerTexts();
  const listed = shown.map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));
  const found = await stored(page);
  expect(found.filter(([, name]) => !listed.some((pattern) => pattern.test(name)))).toEqual([]);
  expect(found.toSorted()).toEqual([
    ['local', 'analytics-consent'],
    ['local', 'analytics-consent-record'],
    ['local', 'preferred-language'],
    ['session', 'chat'],
    ['session', 'form-draft-contact'],
    ['session', 'form-draft-launch'],
  ]);
});
