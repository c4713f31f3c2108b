import { declined } from '../support/flows.ts';
import { openForm } from '../support/form.ts';
import { settled } from '../support/settled.ts';
import { canonicalOf, type Language, languages, routes } from '../support/site.ts';
import { states } from '../support/states.ts';
import { type Page, test } from '../support/test.ts';
import { loadTypeface } from '../support/typeface.ts';
import { fileOf, folder, heightOf, pageWidths, stateWidths, themes } from './pictures.ts';

interface View {
  readonly name: string;
  readonly widths: readonly number[];
  /** Opens the page, and brings it into the state that the picture shows. */
  readonly open: (page: Page, language: Language) => Promise<unknown>;
}

const views: readonly View[] = [
  ...[...routes, '/nowhere'].map((route) => ({
    name: route,
    widths: pageWidths,
    open: (page: Page, language: Language) => page.goto(canonicalOf(language, route)),
  })),
  ...states.map(({ name, route, reach }) => ({
    name,
    widths: stateWidths,
    async open(page: Page, language: Language) {
      await openForm(page, canonicalOf(language, route));
      await reach(page, language);
    },
  })),
];

test.use({ storageState: declined });

for (const { name, widths, open } of views) {
  for (const language of languages) {
    for (const theme of themes) {
      for (const width of widths) {
        test.describe(`${language}, ${theme}, ${width} px`, () => {
          test.use({ colorScheme: theme, viewport: { width, height: heightOf(width) } });

          test(name, async ({ page }) => {
            await open(page, language);
            await loadTypeface(page);
            await settled(page);
            await page.screenshot({
              path: folder + fileOf({ name, language, theme, width }),
              type: 'jpeg',
              quality: 85,
              fullPage: widths === pageWidths, // a state is what the window shows
            });
          });
        });
      }
    }
  }
}
