/** No letter is cut off: in a narrow window, with text spacing (WCAG 1.4.12), larger text or long words. */

import { type CDPSession, expect, type Page } from 'playwright/test';
import { canonicalPath, locales, otherTagRoutes, pages, withoutLocale } from '../support/site.ts';
import { testInOneTab } from '../support/test.ts';
import { waitForFont } from '../support/waiting.ts';

const test = testInOneTab();

interface Condition {
  readonly name: string;
  readonly width: number;
  /** The font size set in the browser; usually 16 px. */
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

for (const path of [...pages, ...locales.map((locale) => canonicalPath(locale, '/nowhere'))]) {
  if (otherTagRoutes.includes(withoutLocale(path))) continue; // built from the same components as the first listing
  test(`no text of ${path} is cut off`, async ({ tab }) => {
    await tab.goto(path);
    await waitForFont(tab);
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

/** Runs in the page: texts with letters outside the window, or outside a box that clips and does not scroll. */
function cutTexts(): string[] {
  const tolerance = 1; // px; letters overhang their boxes
  interface Span {
    readonly left: number;
    readonly right: number;
  }

  /** The edges between which a text is visible, if necessary by scrolling; undefined if it is only for screen readers. */
  const visibleSpan = (element: Element): Span | undefined => {
    let [left, right] = [0, document.documentElement.clientWidth];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const edges = box.getBoundingClientRect();
      if (position === 'absolute' && edges.width <= 1) return undefined;
      if (overflowX === 'auto' || overflowX === 'scroll') {
        // From here on, it is the box itself that may be cut off.
        if (edges.left >= left - tolerance && edges.right <= right + tolerance) {
          [left, right] = [-Infinity, Infinity];
          break;
        }
      }
      left = Math.max(left, edges.left);
      right = Math.min(right, edges.right);
    }
    return { left, right };
  };

  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue;
    const span = visibleSpan(parent);
    if (!span) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isForRobots = parent.closest('[aria-hidden]') && range.getBoundingClientRect().right < 0;
    if (isForRobots) continue;
    const outside = [...range.getClientRects()].filter(
      ({ left, right, width }) =>
        width > 0 && (left < span.left - tolerance || right > span.right + tolerance),
    );
    const [first] = outside;
    if (!first) continue;
    const place = [Math.round(first.left), Math.round(first.right)].join('–');
    cut.push(
      `${parent.outerHTML.slice(0, 100)}: ${place} of ${Math.round(span.left)}–${Math.round(span.right)}`,
    );
  }
  return cut;
}
