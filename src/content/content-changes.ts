import { fileURLToPath } from 'node:url';
import { forgetContent } from './load-content.ts';

/** The part of Vite's watcher that is used. */
interface Watcher {
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
}

/**
 * Runs a task when a file of `content/` is new, changed or gone: one run at a time, and one for all changes that come
 * before it begins, since an article is saved as several files.
 *
 * @param onError called where the task fails; later changes run it again
 */
export function onContentChange(
  watcher: Watcher,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): void {
  const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));
  let last = Promise.resolve();
  let isWaiting = false;
  watcher.on('all', (event, path) => {
    const isFile = !event.endsWith('Dir'); // the files of a folder have their own events
    if (!isFile || !path.startsWith(contentFolder)) return;
    forgetContent();
    if (isWaiting) return;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return task();
      })
      .catch(onError);
  });
}
