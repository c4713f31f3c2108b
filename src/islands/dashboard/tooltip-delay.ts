/** When a tooltip opens under a pointer. */

const delay = 700; // ms
const skip = 300; // ms after one has closed the next opens at once

let closedAt = -Infinity;

/** Notes that a tooltip has just closed. */
export function noteClosed(now = performance.now()): void {
  closedAt = now;
}

/** How long the next tooltip waits, in milliseconds. */
export function openDelay(now = performance.now()): number {
  return now - closedAt < skip ? 0 : delay;
}
