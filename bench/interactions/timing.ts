import type { CDPSession, Page } from 'playwright';

/** What one interaction cost, in milliseconds. */
export interface Cost {
  /** From the input to the next paint, as the Event Timing API has it: in steps of 8, and 0 for less than 16. */
  readonly paint: number;
  /** From the press to the frame in which its result is there. */
  readonly result: number;
  /** Time that the page's main thread used the processor, without other processes. */
  readonly work: number;
}

interface Watch {
  slowest: number;
  pressedAt: number;
  shownAt: number;
  result: string;
}

const key = 'benchWatch';

/** Watches what follows inputs on the pages that are opened from now on. */
export async function watchInputs(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const watch: Watch = { slowest: 0, pressedAt: NaN, shownAt: NaN, result: '' };
    Object.assign(window, { [name]: watch });
    const look = (): void => {
      const found = document.querySelector(watch.result);
      if (found?.checkVisibility()) watch.shownAt = performance.now();
      else requestAnimationFrame(look);
    };
    const press = ({ timeStamp, isTrusted }: Event): void => {
      if (!isTrusted || watch.result === '' || !Number.isNaN(watch.pressedAt)) return;
      watch.pressedAt = timeStamp;
      requestAnimationFrame(look);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) watch.slowest = Math.max(watch.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, key);
}

/**
 * Does something with the page and waits for its result.
 *
 * @param result a selector; the result is there when it finds something that is shown
 */
export async function costOf(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  result: string,
): Promise<Cost> {
  await page.evaluate(
    ([name, selector]) => {
      const watch = (window as unknown as Record<string, Watch>)[name];
      Object.assign(watch ?? {}, { slowest: 0, pressedAt: NaN, shownAt: NaN, result: selector });
    },
    [key, result] as const,
  );
  const before = await worked(session);
  await act();
  await page.waitForFunction(
    (name) => !Number.isNaN((window as unknown as Record<string, Watch>)[name]?.shownAt),
    key,
  );
  // Entries come when the browser has time for them.
  await page.waitForTimeout(400);
  const work = (await worked(session)) - before;
  const times = await page.evaluate((name) => {
    const {
      slowest = NaN,
      pressedAt = NaN,
      shownAt = NaN,
    } = (window as unknown as Record<string, Watch>)[name] ?? {};
    return { paint: slowest, result: shownAt - pressedAt };
  }, key);
  return { ...times, work };
}

/** Milliseconds of the processor that the main thread has taken so far. */
async function worked(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}
