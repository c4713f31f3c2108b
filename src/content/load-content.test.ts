import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { onContentChange } from './load-content.ts';

const projectRoot = '/project';
const article = 'content/blog/new/index.en.md';

function watch(task: () => Promise<void>) {
  const watcher = new EventEmitter();
  const onError = vi.fn<(error: unknown) => void>();
  onContentChange(watcher, projectRoot, task, onError, ['public/', 'src/styles/tokens.css']);
  const change = (event: string, path: string) => watcher.emit('all', event, join(projectRoot, path));
  return { change, onError };
}

it.each([
  ['add', article, 1],
  ['change', article, 1],
  ['unlink', article, 1],
  ['add', 'public/logo.png', 1],
  ['change', 'src/styles/tokens.css', 1],
  ['addDir', 'content/blog/new', 0],
  ['change', 'src/pages/index.astro', 0],
])('%s of %s runs the task %i times', async (event, path, times) => {
  const task = vi.fn(() => Promise.resolve());
  watch(task).change(event, path);
  await setImmediate();
  expect(task).toHaveBeenCalledTimes(times);
});

it('changes during a run trigger exactly one more run, even if the first fails', async () => {
  const first = Promise.withResolvers<undefined>();
  const task = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue();
  const { change, onError } = watch(task);
  change('change', article);
  await setImmediate();
  change('change', article);
  change('add', article);
  await setImmediate();
  expect(task).toHaveBeenCalledTimes(1);
  first.reject(new Error('no'));
  await setImmediate();
  expect([task.mock.calls.length, onError.mock.calls]).toEqual([2, [[new Error('no')]]]);
});
