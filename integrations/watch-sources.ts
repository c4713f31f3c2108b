import { fileURLToPath } from 'node:url';

const functionFolder = fileURLToPath(new URL('../supabase/functions/chat-assistant/', import.meta.url));
const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

/** What Vite's watcher tells of a file or folder. */
interface Watcher {
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
}

export interface FunctionChanges {
  /** What the function knows has changed: a file of `content/` is new, other or gone. */
  readonly onContent: () => void;
  /** Its code has. */
  readonly onCode: () => void;
}

/** Tells the changes that the running chat function must take up. */
export function watchSources(watcher: Watcher, { onContent, onCode }: FunctionChanges): void {
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return; // a folder's files are told by themselves
    if (path.startsWith(contentFolder)) onContent();
    else if (path.startsWith(functionFolder) && /(?<!\.test)\.ts$/.test(path)) onCode();
  });
}
