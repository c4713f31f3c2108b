import { declined, home } from '../support/flows.ts';
import { openForm } from '../support/form.ts';
import { canonicalPath, languages, type Locale, routes } from '../support/site.ts';
import { states } from '../support/states.ts';
import { type Page, test, waitForScript } from '../support/test.ts';
import { loadTypeface, settled } from '../support/waiting.ts';

interface View {
  readonly name: string;
  readonly widths: readonly number[];
  readonly fullPage: boolean;
  readonly open: (page: Page, language: Locale) => Promise<unknown>;
}

const views: readonly View[] = [
  ...[...routes, '/nowhere'].map((route) => ({
    name: route,
    widths: [320, 390, 768, 1024, 1440, 2560],
    fullPage: true,
    open: (page: Page, language: Locale) => page.goto(canonicalPath(language, route)),
  })),
  ...states.map(({ name, route, reach }) => ({
    name,
    widths: [390, 1440],
    fullPage: false,
    async open(page: Page, language: Locale) {
      await openForm(page, canonicalPath(language, route));
      await reach(page, language);
    },
  })),
];

for (const { name, widths, fullPage, open } of views) {
  for (const language of languages) {
    test(`${name}, ${language}`, async ({ browser }, info) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of widths) {
          const viewport = { width, height: width < 768 ? 844 : 900 };
          const options = { baseURL: home, reducedMotion: 'reduce', storageState: declined } as const;
          const page = await browser.newPage({ ...options, colorScheme, viewport });
          await waitForScript(page);
          await open(page, language);
          await loadTypeface(page);
          await settled(page);
          const body = await page.screenshot({ type: 'jpeg', quality: 85, fullPage });
          await info.attach(`${colorScheme}, ${width} px`, { body, contentType: 'image/jpeg' });
          await page.close();
        }
      }
    });
  }
}
