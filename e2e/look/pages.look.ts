import { baseUrl, declined } from '../support/actions.ts';
import { openWithFakeClock } from '../support/form.ts';
import { canonicalPath, type Locale, locales, pageRoutes } from '../support/site.ts';
import { states } from '../support/states.ts';
import { makeNavigationsWaitForScript, type Page, test } from '../support/test.ts';
import { waitForAnimations, waitForFont } from '../support/waiting.ts';

interface View {
  readonly name: string;
  readonly widths: readonly number[];
  readonly fullPage: boolean;
  readonly open: (page: Page, locale: Locale) => Promise<unknown>;
}

const views: readonly View[] = [
  ...[...pageRoutes, '/nowhere'].map((route) => ({
    name: route,
    widths: [320, 390, 768, 1024, 1440, 2560],
    fullPage: true,
    open: (page: Page, locale: Locale) => page.goto(canonicalPath(locale, route)),
  })),
  ...states.map(({ name, route, reach }) => ({
    name,
    widths: [390, 1440],
    fullPage: false,
    async open(page: Page, locale: Locale) {
      await openWithFakeClock(page, canonicalPath(locale, route));
      await reach(page, locale);
    },
  })),
];

for (const { name, widths, fullPage, open } of views) {
  for (const locale of locales) {
    test(`${name}, ${locale}`, async ({ browser }, info) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of widths) {
          const viewport = { width, height: width < 768 ? 844 : 900 };
          const options = { baseURL: baseUrl, reducedMotion: 'reduce', storageState: declined } as const;
          const page = await browser.newPage({ ...options, colorScheme, viewport });
          await makeNavigationsWaitForScript(page);
          await open(page, locale);
          await waitForFont(page);
          await waitForAnimations(page);
          const body = await page.screenshot({ type: 'jpeg', quality: 85, fullPage });
          await info.attach(`${colorScheme}, ${width} px`, { body, contentType: 'image/jpeg' });
          await page.close();
        }
      }
    });
  }
}
