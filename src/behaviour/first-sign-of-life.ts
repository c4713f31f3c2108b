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

/** Resolves at the first sign that somebody is there. */
export function firstSignOfLife(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const stop = new AbortController();
    for (const type of signs) {
      addEventListener(
        type,
        (event) => {
          if (isOfRestingMouse(event)) return;
          stop.abort();
          resolve();
        },
        { passive: true, capture: true, signal: stop.signal },
      );
    }
  });
  return seen;
}
