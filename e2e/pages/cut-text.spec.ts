/**
 * No text is cut off: in a narrow window, with the text spacing of WCAG 1.4.12, with larger text, and with long words.
 * Measured by the letters, since clipped text makes no page wider.
 */

import { type CDPSession, expect, type Page } from 'playwright/test';
import { cutTexts } from '../support/cut-text.ts';
import { canonicalOf, furtherListings, languages, pages, routeOf } from '../support/site.ts';
import { testInOneTab } from '../support/tab.ts';
import { loadTypeface } from '../support/waiting.ts';

const test = testInOneTab();

interface Condition {
  readonly name: string;
  readonly width: number;
  /** As a visitor sets it in the browser; 16 px is usual. */
  readonly fontSize?: number;
  readonly hasSpacing?: true;
  readonly hasLongWords?: true;
}

const conditions: readonly Condition[] = [
  { name: '320 px', width: 320 },
  { name: '320 px with text spacing', width: 320, hasSpacing: true },
  { name: '1280 px with text spacing', width: 1280, hasSpacing: true },
  { name: '390 px with text of 200 %', width: 390, fontSize: 32 },
  { name: '1024 px with text of 150 %', width: 1024, fontSize: 24 },
  { name: '1280 px with text of 200 %', width: 1280, fontSize: 32 },
  { name: '320 px with long words', width: 320, hasLongWords: true },
  { name: '1024 px with long words', width: 1024, hasLongWords: true },
];

for (const path of [...pages, ...languages.map((language) => canonicalOf(language, '/nowhere'))]) {
  if (furtherListings.includes(routeOf(path))) continue; // made of the same parts as the first
  test(`no text of ${path} is cut off`, async ({ tab }) => {
    await tab.goto(path);
    await loadTypeface(tab);
    const cut: Record<string, readonly string[]> = {};
    const session = await tab.context().newCDPSession(tab);
    for (const condition of conditions) {
      await set(tab, session, condition);
      cut[condition.name] = await tab.evaluate(cutTexts);
    }
    await set(tab, session, { name: '', width: 1280 });
    await session.detach();
    expect(cut).toEqual(Object.fromEntries(conditions.map(({ name }) => [name, []])));
  });
}

async function set(page: Page, session: CDPSession, condition: Condition): Promise<void> {
  const { width, fontSize = 16, hasSpacing = false, hasLongWords = false } = condition;
  await page.setViewportSize({ width, height: 800 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.evaluate(
    ({ spacing, word }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets = [sheet];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (word !== '' && texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement?.closest('script, style, svg')) continue;
        text.nodeValue = text.nodeValue?.replace(/\p{L}{5,}/u, word) ?? '';
      }
    },
    { spacing: hasSpacing ? textSpacing : '', word: hasLongWords ? longWord : '' },
  );
}

const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const longWord = 'Automatiseringsverksamhetsutvecklingsplan';
