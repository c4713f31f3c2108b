/** Resolves after the next frame, which a page in the background waits for. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves after the next paint: what was pressed looks pressed by then, before the processor is busy with what
 * follows. A page in the background is not painted, and does not wait.
 */
export function painted(): Promise<void> {
  return document.hidden ? Promise.resolve() : nextFrame();
}

/** Whoever presses longer than this is selecting text, or scrolls. */
const longestPress = 500; // ms

/**
 * Resolves when what a press of a pointer sets off has been set off: what would start meanwhile made its click
 * wait. At once after any other event.
 */
export function released({ type }: Event): Promise<void> {
  return new Promise((resolve) => {
    if (type !== 'pointerdown') {
      resolve();
      return;
    }
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
