import { onTestFinished, vi } from 'vitest';

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
