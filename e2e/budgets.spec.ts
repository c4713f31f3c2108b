/**
 * What a first visit costs, in compressed bytes, by kind of page. Of a document only that is weighed which code is
 * responsible for: how long texts are is the owner's business.
 */

import { chat } from './support/flows.ts';
import { partsOf } from './support/parts.ts';
import { canonicalOf, kindOf, type PageKind, pages } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { heaviest, reactFiles, weigh, weighTouch } from './support/weight.ts';

type WeighedKind = PageKind | 'notFound';

interface OwnBudget {
  readonly styles: number;
  readonly drawings: number;
  /** Where a kind has scripts of its own. */
  readonly scripts?: number;
  readonly requests?: number;
}

/** The page's own part of the stylesheet, and its drawings. */
const ownBudgets: Readonly<Record<WeighedKind, OwnBudget>> = {
  home: { styles: 6_850, drawings: 1_690 },
  about: { styles: 4_590, drawings: 690 },
  launch: { styles: 4_590, drawings: 690 },
  legal: { styles: 4_590, drawings: 690 },
  blog: { styles: 4_590, drawings: 690 },
  article: { styles: 5_110, drawings: 690 },
  faq: { styles: 5_110, drawings: 690 },
  dashboard: { styles: 4_590, drawings: 690 },
  search: { styles: 4_590, drawings: 690, scripts: 11_680, requests: 5 },
  plain: { styles: 4_590, drawings: 690, scripts: 9_560, requests: 4 }, // the sign-in brings its own script
  notFound: { styles: 4_590, drawings: 690 },
};

/** What every page may cost beside its content. */
const budgetsOfAll = {
  inlineScripts: 2_500,
  islands: 720,
  frame: 2_290,
  stylesheets: 0, // a request would delay the first paint
  scripts: 8_870,
  font: 19_210,
  requests: 3,
};

/** What is fetched for the first opening of the chat: the islands’ code, of which React is more than half, their styles and texts. */
const chatOpening = 105_400;

/** Room to grow before somebody has to look: change the table when the growth is worth it. */
const headRoom = 1.1;

const heaviestPages = Object.keys(ownBudgets).flatMap((kind) => {
  const ofKind = kind === 'notFound' ? ['/sv/nowhere'] : pages.filter((page) => kindOf(page) === kind);
  return ofKind.length > 0 ? [[kind as WeighedKind, heaviest(ofKind)] as const] : [];
});

for (const [kind, path] of heaviestPages) {
  test(`the ${kind} pages keep their budget, ${path} being the largest`, async ({ page }) => {
    const { weight, html, asked, encodings } = await weigh(page, path);
    expect(new Set(encodings)).toEqual(new Set(['br']));

    const actual = { ...weight, ...partsOf(html), stylesheets: weight.styles };
    const rows = Object.entries({ ...budgetsOfAll, ...ownBudgets[kind] }).map(([part, budget]) => {
      const cost = actual[part as keyof typeof actual];
      const most = part === 'requests' ? budget : Math.floor(budget * headRoom);
      return { part, budget, actual: cost, grew: cost - budget, isOver: cost > most };
    });
    const table = rows.map(
      ({ part, budget, actual, grew, isOver }) =>
        `${isOver ? 'OVER' : '    '} ${part.padEnd(14)} budget ${budget}, actual ${actual}, grew by ${grew}`,
    );
    const over = rows.filter(({ isOver }) => isOver).map(({ part }) => part);
    expect(over, [...table, 'asked for:', ...asked].join('\n')).toEqual([]);
    expect(asked.filter((file) => reactFiles().includes(file))).toEqual([]);
  });
}

test('the site’s script loads after the first paint, or after a while where none is reported', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      const start = (): void => observe.call(this, options);
      if (options?.type === 'paint') addEventListener('let-paint', start);
      else start();
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const script = /\/_astro\/site\..*\.js$/;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const tell of [
    () => page.evaluate(() => dispatchEvent(new Event('let-paint'))),
    () => page.clock.fastForward(10_000),
  ]) {
    asked.length = 0;
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('load');
    expect(asked.filter((address) => script.test(address))).toEqual([]);
    const request = page.waitForRequest(script);
    await tell();
    await request;
  }
});

for (const path of ['/', '/#contact']) {
  test(`React and other pages come to ${path} at the first sign of life, and not by waiting`, async ({
    page,
  }) => {
    const react = reactFiles();
    expect(react).not.toEqual([]);
    const about = canonicalOf('en', '/about');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(path);
    if (path.includes('#')) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.clock.fastForward('01:00');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => react.includes(file) || file === about)).toEqual([]);

    const requests = [
      page.waitForRequest((made) => react.includes(new URL(made.url()).pathname)),
      page.waitForRequest((made) => new URL(made.url()).pathname === about),
    ];
    await page.mouse.move(300, 300, { steps: 2 });
    await Promise.all(requests);
  });
}

test('opening the chat keeps its budget, and the code that asks loads with the first question', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const { launcher, send } = chat(page);
  const { bytes, asked } = await weighTouch(page, async () => {
    await launcher.click();
    await expect(send).toBeVisible();
  });
  expect(bytes, asked.join('\n')).toBeGreaterThan(0);
  expect(bytes, asked.join('\n')).toBeLessThanOrEqual(Math.floor(chatOpening * headRoom));
  const replies = /\/reply-code\./;
  expect(asked.filter((file) => replies.test(file))).toEqual([]);
  const request = page.waitForRequest(replies);
  await page.keyboard.type('A');
  await request;
});
