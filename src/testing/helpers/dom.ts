import { onTestFinished, vi } from 'vitest';

export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
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
