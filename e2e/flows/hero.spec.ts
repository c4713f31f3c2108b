/** The rotating phrases in the headline of the home page, and how to pause them. */

import { untypeset } from '../../src/site/typeset.ts';
import { tabToAndPress, withMotion } from '../support/actions.ts';
import { texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use(withMotion);

const phrases = texts.en.hero.rotatingTexts;
const secondsOfPhrase = 3;

interface Moment {
  readonly phrases: readonly string[];
  readonly height: number;
}

/** Captures the headline at these times, in seconds after the page was opened; stops its animations. */
function headlineAt(page: Page, moments: readonly number[]): Promise<Moment[]> {
  return page.getByRole('heading', { level: 1 }).evaluate(
    (heading, [all, times]) => {
      const animations = heading.getAnimations({ subtree: true });
      for (const animation of animations) animation.pause();
      return times.map((time) => {
        for (const animation of animations) animation.currentTime = time * 1000;
        const isShown = (span: Element): boolean => {
          const { opacity, transform } = getComputedStyle(span);
          const isInPlace = transform === 'none' || new DOMMatrix(transform).isIdentity;
          return opacity === '1' && isInPlace && (!span.parentElement || isShown(span.parentElement));
        };
        const shown = [...heading.querySelectorAll('span:not(:has(span))')].filter(isShown);
        const texts = shown.map(({ textContent }) => textContent.trim());
        return { phrases: texts.filter((text) => all.includes(text)), height: heading.clientHeight };
      });
    },
    [phrases, moments] as const,
  );
}

test('each phrase is shown alone for 3 s, in a headline of constant height and text', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('only one phrase is shown at a time', async () => {
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

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first phrase does not move', async ({ page }) => {
    await page.goto('/');
    const [moment] = await headlineAt(page, [0]);
    expect(moment?.phrases).toEqual([phrases[0]]);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(page.getByLabel(texts.en.hero.pause)).toBeHidden();
  });
});

function running(page: Page): Promise<number> {
  return page
    .locator('main section')
    .first()
    .evaluate(
      (hero) =>
        hero.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
}

test('the movement stops off screen and by keyboard, and resumes', async ({ page }) => {
  await page.goto('/');

  await test.step('the movement can be paused by keyboard, and resumes', async () => {
    const pause = page.getByRole('checkbox', { name: texts.en.hero.pause });
    expect(await running(page)).toBeGreaterThan(0);
    await tabToAndPress(page, pause, 'Space');
    await expect.poll(() => running(page)).toBe(0);
    await pause.uncheck();
    await expect.poll(() => running(page)).toBeGreaterThanOrEqual(phrases.length);
  });

  await test.step('nothing covers the pause button on a phone', async () => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const pause = page.getByRole('checkbox', { name: texts.en.hero.pause });
    await pause.click();
    await expect.poll(() => running(page)).toBe(0);
    await pause.click();
    await page.setViewportSize(size);
  });

  await test.step('nothing moves off screen, and nothing has moved when it comes back into view', async () => {
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
});

test.describe('in the first frame', () => {
  test.use({ javaScriptEnabled: false });

  test('the call, the booking and the follow-up are complete without a script', async ({ page }) => {
    await page.goto('/');
    const { call } = texts.en.hero;
    const stage = page.getByRole('figure', { name: call.label });
    const shown = [
      ...call.lines.map(({ text }) => text),
      call.calendar.bookings[0]?.title ?? '',
      call.message.text,
      call.job.title,
    ];
    const text = untypeset(await stage.innerText());
    for (const each of shown) expect(text).toContain(each);
    const faded = await stage.evaluate((root) =>
      [...root.querySelectorAll('dd, p')].filter((element) => getComputedStyle(element).opacity !== '1'),
    );
    expect(faded).toHaveLength(0);
  });
});
