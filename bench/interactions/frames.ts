import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../statistics.ts';
import { visitPage } from './visits.ts';

/** An entry of a trace, as far as it is read here; `ts` in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly args: { readonly frame_reporter?: { readonly state: string } };
}

/** From the first paint on, in ms: until then all of the first screen's drawing is done. */
const movementLength = 4_500;
const slowdown = 6;

async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const categories = [
    'cc',
    'benchmark',
    'loading',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
  ];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/** How the frames of the first screen's movement went, as medians and, in brackets, the worst. */
export async function movement(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const width of [390, 1440] as const) {
    const visits: { shown: number; dropped: number; longest: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Another page first: the visit traces the opening of the home page.
      const start = { path: '/empty-page', width };
      await visitPage(browser, start, { slowdown }, origin, async (page) => {
        const events = await trace(browser, page, async () => {
          await page.goto(`${origin}/`);
          await page.waitForTimeout(movementLength + 2_500);
        });
        visits.push(framesOf(events));
      });
    }
    const rate = visits.map(({ shown, dropped }) => (60 * shown) / (shown + dropped));
    const longest = visits.map((visit) => visit.longest);
    rows[`${width} px`] = {
      'frames a second': `${median(rate).toFixed(1)} (${Math.min(...rate).toFixed(1)})`,
      'longest between two, ms': `${Math.round(median(longest))} (${Math.round(Math.max(...longest))})`,
    };
  }
  return rows;
}

/** Frames that the compositor showed, or should have shown and did not, after the first contentful paint. */
function framesOf(events: readonly TraceEvent[]): { shown: number; dropped: number; longest: number } {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const start = paint?.ts ?? NaN;
  const frames = events
    .filter(({ name, pid }) => name === 'PipelineReporter' && pid === paint?.pid)
    .filter(({ ts }) => ts >= start && ts < start + movementLength * 1_000)
    .flatMap(({ args, ts }) => (args.frame_reporter ? [{ ts, state: args.frame_reporter.state }] : []));
  const shown = frames.filter(({ state }) => state.startsWith('STATE_PRESENTED'));
  const between = shown.map(({ ts }, index) => (ts - (shown[index - 1]?.ts ?? start)) / 1_000);
  return {
    shown: shown.length,
    dropped: frames.filter(({ state }) => state === 'STATE_DROPPED').length,
    longest: Math.max(...between),
  };
}

const idle = 10_000; // ms

/** What pages do while nobody does anything: timers, styles, frames, and milliseconds of the processor. */
export async function restlessness(
  browser: Browser,
  origin: string,
): Promise<Record<string, Record<string, number>>> {
  const rows: Record<string, Record<string, number>> = {};
  const places = [
    { name: 'home', path: '/', scroll: 0 },
    { name: 'home, scrolled', path: '/', scroll: 2_500 },
    { name: 'about', path: '/about', scroll: 0 },
    { name: 'blog', path: '/blog', scroll: 0 },
    { name: 'faq', path: '/faq', scroll: 0 },
    { name: 'dashboard', path: '/dashboard', scroll: 0 },
  ];
  for (const { name, path, scroll } of places) {
    const page = { path, width: 1440 } as const;
    rows[name] = await visitPage(browser, page, { slowdown: 1 }, origin, async (tab, session) => {
      await tab.evaluate((y) => scrollTo(0, y), scroll);
      await tab.waitForTimeout(movementLength + 3_000);
      const before = await metrics(session);
      let after = before;
      const events = await trace(browser, tab, async () => {
        await tab.waitForTimeout(idle);
        after = await metrics(session);
      });
      const count = (event: string): number =>
        events.filter((one) => one.name === event && one.ph !== 'e').length;
      return {
        timers: count('TimerFire'),
        'animation frames': count('FireAnimationFrame'),
        'style recalculations': after.styles - before.styles,
        'frames drawn': count('DrawFrame'),
        'ticks of the compositor': count('BeginFrame'),
        'main thread, ms': Math.round(1_000 * (after.task - before.task)),
      };
    });
  }
  return rows;
}

async function metrics(session: CDPSession): Promise<{ styles: number; task: number }> {
  await session.send('Performance.enable');
  const { metrics: all } = await session.send('Performance.getMetrics');
  const value = (name: string): number => all.find((metric) => metric.name === name)?.value ?? NaN;
  return { styles: value('RecalcStyleCount'), task: value('TaskDuration') };
}
