/** Tracks a press that is going on: work that starts meanwhile would delay its click. */

import { painted } from './painted.ts';

/** What has become no click after this time is taken for something else: a slow hand, a selection, a scroll. */
const longestPress = 500; // ms

/** The press that is going on. */
let press: Promise<void> | undefined;

function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (): void => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, longestPress);
    for (const over of ['click', 'pointercancel']) {
      addEventListener(over, end, { capture: true, signal: stop.signal });
    }
  });
}

addEventListener(
  'pointerdown',
  () => {
    const begun = endOfPress();
    press = begun;
    void begun.then(() => {
      if (press === begun) press = undefined;
    });
  },
  { capture: true, passive: true },
);

/** Resolves when no press is going on, and what the last one set off has been painted. */
export async function afterPress(): Promise<void> {
  do {
    await press;
    await painted();
  } while (press);
}
