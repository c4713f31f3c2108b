import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSources } from './watch-sources.ts';

const watcher = new EventEmitter();
const onContent = vi.fn();
const onCode = vi.fn();
watchSources(watcher, { onContent, onCode });

beforeEach(() => {
  vi.clearAllMocks();
});

/** How often content and code were said to have changed. */
function told(event: string, path: string): [content: number, code: number] {
  watcher.emit('all', event, fileURLToPath(new URL(`../${path}`, import.meta.url)));
  return [onContent.mock.calls.length, onCode.mock.calls.length];
}

describe('watchSources', () => {
  it.each(['add', 'change', 'unlink'])('tells of content: %s', (event) => {
    expect(told(event, 'content/blog/new/index.en.md')).toEqual([1, 0]);
  });

  it.each(['add', 'change', 'unlink'])('tells of code: %s', (event) => {
    expect(told(event, 'supabase/functions/chat-assistant/index.ts')).toEqual([0, 1]);
  });

  it.each([
    ['addDir', 'content/blog/new'],
    ['change', 'supabase/functions/chat-assistant/index.test.ts'],
    ['add', 'supabase/functions/chat-assistant/knowledge.json'],
    ['change', 'src/pages/index.astro'],
  ])('does not tell of %s %s', (event, path) => {
    expect(told(event, path)).toEqual([0, 0]);
  });
});
