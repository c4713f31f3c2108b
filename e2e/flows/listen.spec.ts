/** The play control of the example call. What it reads and when it stops is tested in src/behaviour. */

import { expect, type Page, test } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { declined, home } from '../support/flows.ts';
import { canonicalOf, texts } from '../support/site.ts';

test.use({ storageState: declined });

/** Gives the browser a voice; what it is told to say it notes, and never comes to an end. */
async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((language) => {
    const said: string[] = [];
    const synthesis = {
      getVoices: () => [{ name: 'own', lang: language, localService: true }],
      speak: ({ text }: { text: string }) => void said.push(text),
      cancel: () => void said.push('silence'),
      addEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, lang);
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a device without a voice for the language shows no play control', async ({ page }) => {
  await giveVoice(page, 'en-GB');
  await page.goto('/sv');
  await expect(page.locator('[data-listen]')).toBeHidden();
});

test('the call is read by keyboard, asks nobody else for anything, and falls silent on leaving', async ({
  page,
}) => {
  const { listen, lines } = texts.sv.hero.call;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await giveVoice(page, 'sv-SE');
  await page.goto('/sv');
  const control = page.getByRole('button', { name: listen.label });
  await expect(control).toBeVisible();
  await expect(control).toContainText(listen.note);
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  expect((await said(page)).at(-1)).toBe(lines[0]?.text);
  await expect(page.locator('[data-spoken]')).toContainText(lines[0]?.text ?? '');
  expect(await violations(page)).toEqual([]);
  expect([...new Set(asked)]).toEqual([home]);

  await page.locator('header').getByRole('link', { name: texts.sv.nav.about, exact: true }).click();
  await expect(page).toHaveURL(canonicalOf('sv', '/about'));
  expect((await said(page)).at(-1)).toBe('silence');
});
