import type { EarlyEvents } from '../../browser/hydration/early-events.ts';
import { onTestFinished, vi } from 'vitest';

/** Replaces the inline script of `layout/EarlyScripts.astro`; `interact` triggers the first interaction. */
export function stubEarlyEvents(hasActed = false): EarlyEvents & { readonly interact: () => void } {
  const { promise: interaction, resolve: interact } = Promise.withResolvers<void>();
  const events = {
    interaction,
    hasActed,
    presses: new WeakMap<Element, HTMLElement>(),
    pending: new Set<Promise<void>>(),
  };
  Object.assign(window, { earlyEvents: events });
  return { ...events, interact };
}

/** Removes the listeners that a script adds to document and window, after the test. */
export function removeListenersAfterTest(): void {
  const end = new AbortController();
  for (const target of [document, window] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const spy = vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, { ...(options instanceof Object && options), signal: end.signal });
    });
    onTestFinished(() => spy.mockRestore());
  }
  onTestFinished(() => end.abort());
}
