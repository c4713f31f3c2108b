import { fileURLToPath } from 'node:url';

const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** What Vite's watcher tells of a file or folder. */
interface Watcher {
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
}

/** Calls `onChange` when a file of `content/` is new, other or gone. */
export function watchContent(watcher: Watcher, onChange: () => void): void {
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return; // a folder's files are told by themselves
    if (path.startsWith(contentFolder)) onChange();
  });
}
