import { onTestFinished, vi } from 'vitest';

/** Takes off, when the test is over, what a script that each test loads anew puts on document and window. */
export function removeListenersLater(): void {
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
