/** The play control of the example call. What it reads and when it stops is tested in src/behaviour. */

import { violations } from '../support/axe.ts';
import { declined, home, toAbout } from '../support/flows.ts';
import { canonicalOf, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

/** Gives the browser one voice, in English; what it is told to say it notes, and never comes to an end. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { name: 'own', lang: 'en-GB', localService: true };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => void said.push(text),
      cancel: () => void said.push('silence'),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      said,
      learn(lang: string) {
        voice.lang = lang;
        synthesis.dispatchEvent(new Event('voiceschanged'));
      },
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
}

/** Has the one voice speak another language. */
const learn = (page: Page, language: string) =>
  page.evaluate((lang) => (window as unknown as { learn: (lang: string) => void }).learn(lang), language);

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('the call is read where there is a voice for it, by keyboard, asks nobody else, and falls silent on leaving', async ({
  page,
}) => {
  const { listen, lines } = texts.sv.hero.call;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await giveVoice(page);
  await page.goto('/sv');
  const control = page.getByRole('button', { name: listen.label });
  await expect(page.locator('[data-listen]')).toBeHidden();
  await learn(page, 'sv-SE');
  await expect(control).toBeVisible();
  await expect(control).toContainText(listen.note);
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  expect((await said(page)).at(-1)).toBe(lines[0]?.text);
  await expect(page.locator('[data-spoken]')).toContainText(lines[0]?.text ?? '');
  expect(await violations(page, { within: 'figure:has([data-listen])' })).toEqual([]);
  expect([...new Set(asked)]).toEqual([home]);

  await toAbout(page, 'sv');
  await expect(page).toHaveURL(canonicalOf('sv', '/about'));
  expect((await said(page)).at(-1)).toBe('silence');
});
