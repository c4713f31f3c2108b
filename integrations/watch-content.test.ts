import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { watchContent } from './watch-content.ts';

/** How many changes are seen after an event of Vite's watcher. */
function changesAfter(event: string, path: string): number {
  const watcher = new EventEmitter();
  const onChange = vi.fn();
  watchContent(watcher, onChange);
  watcher.emit('all', event, fileURLToPath(new URL(`../${path}`, import.meta.url)));
  return onChange.mock.calls.length;
}

it.each(['add', 'change', 'unlink'])('a change of content is seen: %s', (event) => {
  expect(changesAfter(event, 'content/blog/new/index.en.md')).toBe(1);
});

it.each([
  ['addDir', 'content/blog/new'],
  ['change', 'src/pages/index.astro'],
])('nothing else is: %s %s', (event, path) => {
  expect(changesAfter(event, path)).toBe(0);
});
