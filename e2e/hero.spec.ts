/** The phrase that takes turns in the headline of home. */

import { createServer } from 'node:http';
import { listen } from '../tools/serve/listen.ts';
import { violations } from './support/axe.ts';
import { inMotion } from './support/flows.ts';
import { frames } from './support/waiting.ts';
import { press } from './support/keyboard.ts';
import { asksConsent, kindOf, pages, texts } from './support/site.ts';
import { expect, type Page, test } from './support/test.ts';
import { hasTypeface } from './support/waiting.ts';

test.use(inMotion);

const phrases = texts.en.hero.rotatingTexts;
const secondsOfPhrase = 3;

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

interface Moment {
  /** The phrases that stand in the headline, whole and in their place. */
  readonly phrases: readonly string[];
  readonly height: number;
}

/** What the headline shows at moments in seconds after the page was opened; stops its animations. */
function headlineAt(page: Page, moments: readonly number[]): Promise<Moment[]> {
  return page.getByRole('heading', { level: 1 }).evaluate(
    (heading, [all, times]) => {
      const animations = heading.getAnimations({ subtree: true });
      for (const animation of animations) animation.pause();
      return times.map((time) => {
        for (const animation of animations) animation.currentTime = time * 1000;
        const stands = (span: Element): boolean => {
          const { opacity, transform } = getComputedStyle(span);
          const isInPlace = transform === 'none' || new DOMMatrix(transform).isIdentity;
          return opacity === '1' && isInPlace && (!span.parentElement || stands(span.parentElement));
        };
        const shown = [...heading.querySelectorAll('span:not(:has(span))')].filter(stands);
        const texts = shown.map(({ textContent }) => textContent.trim());
        return { phrases: texts.filter((text) => all.includes(text)), height: heading.clientHeight };
      });
    },
    [phrases, moments] as const,
  );
}

test('each phrase is shown alone for 3 s of a cycle, in one headline that keeps its height and its words', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the cycle lasts 3 s a phrase', async () => {
    const cycles = await heading.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect?.getComputedTiming())
        .filter((timing) => timing?.iterations === Infinity)
        .map((timing) => timing?.duration),
    );
    expect(cycles).toEqual(phrases.map(() => phrases.length * secondsOfPhrase * 1000));
  });

  await test.step('the phrases move by the compositor alone, and the page sleeps meanwhile', async () => {
    const animations = await heading.evaluate((element) => {
      const all = element.getAnimations({ subtree: true }).map(({ effect }) => effect as KeyframeEffect);
      const ofTimes = ['offset', 'computedOffset', 'easing', 'composite'];
      return {
        targets: new Set(all.map(({ target }) => target)).size,
        count: all.length,
        properties: [...new Set(all.flatMap((effect) => effect.getKeyframes().flatMap(Object.keys)))]
          .filter((name) => !ofTimes.includes(name))
          .sort(),
      };
    });
    // It takes over one animation of an element, and only of these properties.
    expect(animations.targets).toBe(animations.count);
    expect(animations.properties).toEqual(['opacity', 'transform']);
  });

  await test.step('one phrase at a time is shown', async () => {
    const turns = [...phrases, ...phrases].flatMap((phrase, index) =>
      [0.5, 1.5, 2.9].map((within) => ({ phrase, time: index * secondsOfPhrase + within })),
    );
    const times = [
      ...turns.map(({ time }) => time),
      ...Array.from({ length: 2 * phrases.length * secondsOfPhrase * 10 }, (_item, index) => index / 10),
    ];
    const moments = await headlineAt(page, times);
    const shown = turns.map(({ time }, index) => ({ time, phrases: moments[index]?.phrases }));
    expect(shown).toEqual(turns.map(({ phrase, time }) => ({ time, phrases: [phrase] })));
    expect(times.filter((_time, index) => (moments[index]?.phrases.length ?? 0) > 1)).toEqual([]);
    expect([...new Set(moments.map(({ height }) => height))]).toHaveLength(1);
  });

  await test.step('screen readers hear one headline that does not change', async () => {
    for (const seconds of [0.5, 6.5, 21.5]) {
      await headlineAt(page, [seconds]);
      await expect(heading).toMatchAriaSnapshot(`- heading "${texts.en.hero.title} ${phrases[0]}" [level=1]`);
    }
  });
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first phrase stands still', async ({ page }) => {
    await page.goto('/');
    const [moment] = await headlineAt(page, [0]);
    expect(moment?.phrases).toEqual([phrases[0]]);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(page.getByLabel(texts.en.hero.pause)).toBeHidden();
  });
});

/** How many animations of the first screen run at present. */
function running(page: Page): Promise<number> {
  return page
    .locator('main section')
    .first()
    .evaluate(
      (hero) =>
        hero.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
}

test('the movement is few layers, stops out of sight and by keyboard, and goes on', async ({ page }) => {
  await page.goto('/');

  await test.step('the call’s voice is few things that move, each a layer', async () => {
    const moving = await page
      .locator('.waveform')
      .evaluate((waveform) => waveform.getAnimations({ subtree: true }).length);
    expect(moving).toBeGreaterThan(0);
    expect(moving).toBeLessThanOrEqual(3);
  });

  await test.step('the movement can be paused by keyboard, and goes on', async () => {
    const pause = page.getByRole('checkbox', { name: texts.en.hero.pause });
    expect(await running(page)).toBeGreaterThan(0);
    await press(page, pause, 'Space');
    await expect.poll(() => running(page)).toBe(0);
    await pause.uncheck();
    await expect.poll(() => running(page)).toBeGreaterThanOrEqual(phrases.length);
  });

  await test.step('out of sight nothing moves, and nothing has moved when it is in sight again', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    const height = await heading.evaluate((element) => element.clientHeight);
    const isMoving = (): Promise<boolean> =>
      heading.evaluate((element) =>
        [...element.querySelectorAll('span span')].some((phrase) =>
          phrase.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
    expect(await isMoving()).toBe(true);
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    await expect.poll(isMoving).toBe(false);
    expect(await heading.evaluate((element) => element.clientHeight)).toBe(height);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isMoving).toBe(true);
  });

  await test.step('axe finds nothing in the first screen when all has come', async () => {
    await page.evaluate(
      (wholePhrase) => {
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime === Infinity) {
            animation.pause();
            animation.currentTime = wholePhrase;
          } else animation.finish();
        }
      },
      (secondsOfPhrase * 1_000) / 2,
    );
    expect(await violations(page, { within: '.hero' })).toEqual([]);
  });
});

test('the call is not shown before all of it has come: it would climb as it grows', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const middle = html.indexOf('</figure>', html.indexOf('class="hero'));
  let sendRest = (): void => undefined;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  try {
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    const call = page.locator('.hero figure');
    // All lines that have come are there to be laid out, and none is shown.
    await expect.poll(async () => (await call.boundingBox())?.height ?? 0).toBeGreaterThan(0);
    await expect(call).toBeHidden();
    sendRest();
    await expect(call).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** Of long paragraphs some break at other words in the site's typeface. */
const longText = pages.find((page) => kindOf(page) === 'legal') ?? '/';

for (const [path, width] of [
  ['/', 1440],
  ['/', 390],
  ['/sv', 390],
  [longText, 390],
] as const) {
  test(`${path} hardly shifts at ${width} px when the font comes late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const shifts: { value: number; moved: (string | undefined)[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as LayoutShift[]) {
          const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
              [x, y, width, height].join(),
            );
            return `${node?.parentElement?.tagName} > ${node?.nodeName} from ${from} to ${to}`;
          });
          shifts.push({ value: entry.value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let deliver = (): void => undefined;
    const painted = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });

    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(hasTypeface)).toBe(false);
    deliver();
    await page.waitForFunction(hasTypeface);
    // What comes in the first seconds is counted too: late styles, the banner, the call.
    if (asksConsent) await expect(page.locator('.cookie-banner')).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    await frames(page, 2);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}
