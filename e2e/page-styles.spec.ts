/** Components bring their own styles, and each page those of what it shows. What that leaves right shows only in a browser. */

import { expect, type JSHandle, type Page } from 'playwright/test';
import { declined } from './support/flows.ts';
import { frames } from './support/waiting.ts';
import { onePerKind } from './support/site.ts';
import { testInOneTab } from './support/tab.ts';
import { loadTypeface } from './support/waiting.ts';

// Without the cookie banner, which comes by itself, and without motion.
const test = testInOneTab({ storageState: declined });

/** How the browser shows each element and what is put before and after it: a line for each property, in one text. */
type Looks = readonly (readonly [name: string, style: string])[];

/** The looks stay in the page, since they take longer on their way out than to be found. */
async function looks(page: Page): Promise<JSHandle<Looks>> {
  await loadTypeface(page);
  // What moves with the scrolling is placed with a frame, and not before.
  await frames(page, 2);
  return page.evaluateHandle(() => {
    // What no rule sets looks the same under any of them.
    const declared = new Set<string>();
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) declared.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    const names = [...declared].filter((name) => !name.startsWith('--'));
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        if (part !== '' && style.content === 'none') return [`${element.tagName}${part}`, ''] as const;
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part}`;
        return [name, names.map((key) => `${key}: ${style.getPropertyValue(key)}`).join('\n')] as const;
      }),
    );
  });
}

/** What looks different, in words. */
function differences(page: Page, before: JSHandle<Looks>, after: JSHandle<Looks>): Promise<string[]> {
  return page.evaluate(
    ([before, after]) => {
      const count = Math.max(before.length, after.length);
      return Array.from({ length: count }).flatMap((_, index) => {
        const [name, style] = before[index] ?? ['nothing', ''];
        const [otherName, other] = after[index] ?? ['nothing', ''];
        if (name !== otherName) return [`${name} became ${otherName}`];
        const lines = other.split('\n');
        return style
          .split('\n')
          .filter((line) => !lines.includes(line))
          .map((line) => `${name} ${line} became another`);
      });
    },
    [before, after] as const,
  );
}

for (const path of onePerKind) {
  test(`${path} looks the same in whatever order its style sheets come`, async ({ tab }) => {
    await tab.goto(path);
    const before = await looks(tab);
    const count = await tab.evaluate(() => {
      // Astro writes the sheets of a page into one element, each on a line. A second time, the last one first:
      const text = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
      const sheets = text.replaceAll(/@font-face\s*\{[^}]*\}/g, '').split('\n');
      document.adoptedStyleSheets = sheets.reverse().map((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return sheet;
      });
      return sheets.length;
    });
    expect(count).toBeGreaterThan(3);
    expect(await differences(tab, before, await looks(tab))).toEqual([]);
  });
}
