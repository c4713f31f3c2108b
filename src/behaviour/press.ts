/** Presses of a pointer that are going on: what starts meanwhile makes their click wait. */

import { painted } from './painted.ts';

/** Whoever presses longer than this is selecting text, or scrolls. */
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

/** Whether a pointer is down, and its click has not come yet. */
export function isPressed(): boolean {
  return press !== undefined;
}

/** Resolves when what the press that is going on sets off has been set off, and the browser has shown it. */
export async function shown(): Promise<void> {
  await press;
  await painted();
}
