import { afterPress } from './press.ts';

const signs = ['pointermove', 'pointerdown', 'scroll', 'touchstart', 'keydown'] as const;

let seen: Promise<void> | undefined;

/** A page that appears or scrolls under a mouse gets an event of it, though nobody moved it. */
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
