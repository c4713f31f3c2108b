import { afterPress } from './press.ts';

/** What only a visitor does. Not scrolling: browsers scroll to anchors, and back to where a page was left. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

let seen: Promise<void> | undefined;

/** Browsers send `pointermove` also when a page appears or scrolls under a mouse that rests. */
export function isOfRestingMouse(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    'movementX' in event &&
    !event.movementX &&
    !(event as PointerEvent).movementY
  );
}

/**
 * Resolves when somebody has given the first sign of being there. Where that is a press, after its paint: all that waits
 * here asks for a dozen files at once, which takes a slow phone longer than a frame.
 */
export function firstSignOfLife(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const stop = new AbortController();
    for (const type of signs) {
      addEventListener(
        type,
        (event) => {
          if (isOfRestingMouse(event)) return;
          stop.abort();
          void afterPress().then(resolve);
        },
        { passive: true, capture: true, signal: stop.signal },
      );
    }
  });
  return seen;
}
