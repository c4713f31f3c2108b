/** A page carries only the styles that it uses; the rest comes with the islands. What that leaves right shows only in a browser. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, type JSHandle, type Page } from 'playwright/test';
import postcss from 'postcss';
import { declined } from './support/flows.ts';
import { frames } from './support/frames.ts';
import { onePerKind } from './support/site.ts';
import { testInOneTab } from './support/tab.ts';
import { showTypeface } from './support/typeface.ts';

// Without the cookie banner, which comes by itself, and without motion.
const test = testInOneTab({ storageState: declined });

/** The properties that the site's styles set: what they leave alone looks the same with any of them. */
const declared = declaredProperties();

function declaredProperties(): readonly string[] {
  const folder = new URL('../dist/_astro/', import.meta.url);
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const names = new Set<string>();
  for (const sheet of sheets) {
    postcss.parse(readFileSync(new URL(sheet, folder))).walkDecls(({ prop }) => {
      if (!prop.startsWith('--')) names.add(prop);
    });
  }
  return [...names];
}

/** How the browser shows each element and what is put before and after it: a line for each property, in one text. */
type Looks = readonly (readonly [name: string, style: string])[];

/** The looks stay in the page, since they take longer on their way out than to be found. */
async function looks(page: Page, within: string): Promise<JSHandle<Looks>> {
  // It comes in its own time, and is another matter.
  await showTypeface(page);
  // What moves with the scrolling is placed with a frame, and not before.
  await frames(page, 2);
  return page.evaluateHandle(
    ([selector, declared]) => {
      const probe = document.createElement('i').style;
      for (const name of declared) probe.setProperty(name, 'inherit');
      const longhands = [...probe];
      return [...document.querySelectorAll(`${selector} *`)].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part !== '' && style.content === 'none') return [`${element.tagName}${part}`, ''] as const;
          const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part}`;
          return [name, longhands.map((key) => `${key}: ${style.getPropertyValue(key)}`).join('\n')] as const;
        }),
      );
    },
    [within, declared] as const,
  );
}

/** What looks different, in words. */
function differences(page: Page, before: Looks | JSHandle<Looks>, after: JSHandle<Looks>): Promise<string[]> {
  return page.evaluate(
    ([before, after]) => {
      const count = Math.max(before.length, after.length);
      return Array.from({ length: count }).flatMap((_, index) => {
        const [name, style] = before[index] ?? ['nothing', ''];
        const [otherName, other] = after[index] ?? ['nothing', ''];
        if (name !== otherName) return [`${name} became ${otherName}`];
        if (style === other) return [];
        const lines = other.split('\n');
        return style
          .split('\n')
          .flatMap((line, property) =>
            line === lines[property] ? [] : [`${name} ${line} became ${lines[property]}`],
          );
      });
    },
    [before, after] as const,
  );
}

for (const path of onePerKind) {
  test(`${path} looks the same when the whole stylesheet has come`, async ({ tab }) => {
    await tab.goto(path);
    const before = await looks(tab, 'body');
    await tab.evaluate(() => dispatchEvent(new Event('wheel')));
    await tab.waitForFunction(() => {
      const whole = document.querySelector('astro-island')?.getAttribute('data-styles') ?? '';
      return document.adoptedStyleSheets.length === whole.split(' ').length;
    });
    expect(await differences(tab, before, await looks(tab, 'body'))).toEqual([]);
  });
}

test('a page that the router shows brings its own styles', async ({ tab }) => {
  await tab.route('**/_astro/*.css', (route) => route.abort());
  await tab.goto('/en/blog');
  const opened = await (await looks(tab, 'main')).jsonValue();
  expect(opened.length).toBeGreaterThan(100);
  await tab.goto('/');
  await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/en/blog"]')?.click());
  await expect(tab).toHaveURL('/en/blog');
  await expect(tab.locator('html')).not.toHaveAttribute('data-astro-transition');
  expect(await tab.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await differences(tab, opened, await looks(tab, 'main'))).toEqual([]);
  await tab.unrouteAll();
});
