import { expect, it } from 'vitest';
import { taskQueue } from './task-queue.ts';

it('runs one task after the other', async () => {
  const enqueue = taskQueue();
  const ran: string[] = [];
  const task = (name: string) => async () => {
    ran.push(`${name} begins`);
    await Promise.resolve();
    ran.push(`${name} ends`);
  };
  await Promise.all([enqueue(task('a')), enqueue(task('b'))]);
  expect(ran).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('goes on after a task that fails, and tells only who asked for that one', async () => {
  const enqueue = taskQueue();
  let ran = false;
  const failing = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(async () => {
    ran = true;
  });
  await expect(failing).rejects.toThrow('no');
  await next;
  expect(ran).toBe(true);
});
