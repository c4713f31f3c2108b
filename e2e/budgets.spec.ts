/** What a first visit costs, in bytes over the wire with brotli, by kind of page. */

import { expect, test } from 'playwright/test';
import { kindOf, type PageKind, pages } from './support/site.ts';
import { heaviest, reactFiles, weigh } from './support/weight.ts';

type WeighedKind = PageKind | 'notFound';

const htmlWithInlineStyles: Readonly<Record<WeighedKind, number>> = {
  // Of this, 4.6 kB are the prices, the calculator with its styles, safety, outages and the people: what a
  // buyer asks before writing.
  home: 28_240,
  about: 17_610,
  launch: 17_430,
  legal: 26_360,
  blog: 19_490,
  article: 25_050,
  faq: 36_530,
  dashboard: 17_230,
  plain: 18_990,
  notFound: 18_550,
};
const scriptsOfEveryPage = 11_270;
const fontOfEveryPage = 28_740;
const requestsOfEveryPage = 6;

/** Room to grow before somebody has to look: change the table when the growth is worth it. */
const headRoom = 1.15;

const heaviestPages = Object.keys(htmlWithInlineStyles).map((kind) => {
  const path = kind === 'notFound' ? '/sv/nowhere' : heaviest(pages.filter((page) => kindOf(page) === kind));
  return [kind as WeighedKind, path] as const;
});

for (const [kind, path] of heaviestPages) {
  test(`the ${kind} pages keep their budget, ${path} being the largest`, async ({ page }) => {
    const { weight, asked, encodings } = await weigh(page, path);
    expect(new Set(encodings)).toEqual(new Set(['br']));

    const html = htmlWithInlineStyles[kind];
    expect.soft(weight.html, 'HTML').toBeLessThan(html * headRoom);
    expect.soft(weight.scripts, 'scripts').toBeLessThan(scriptsOfEveryPage * headRoom);
    expect.soft(weight.styles, 'styles, which are all inline').toBe(0);
    expect.soft(weight.font, 'font').toBeLessThan(fontOfEveryPage * headRoom);
    expect.soft(weight.total, 'total').toBeLessThan((html + scriptsOfEveryPage + fontOfEveryPage) * headRoom);
    expect.soft(weight.requests, asked.join('\n')).toBeLessThanOrEqual(requestsOfEveryPage);
    expect.soft(asked.filter((file) => reactFiles().includes(file))).toEqual([]);
  });
}

test('React comes at the first sign of life, and not by waiting', async ({ page }) => {
  const react = reactFiles();
  expect(react).not.toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward('01:00');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => react.includes(file))).toEqual([]);

  const request = page.waitForRequest((made) => react.includes(new URL(made.url()).pathname));
  await page.mouse.move(300, 300, { steps: 2 });
  await request;
});
