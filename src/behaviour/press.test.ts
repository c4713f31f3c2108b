// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPressed, released } from './press.ts';

const dispatch = (type: string): unknown => document.body.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => {
  vi.useRealTimers();
  dispatch('pointercancel');
});

describe('a press', () => {
  it.each(['click', 'pointercancel'])('is over with its %s, and not before', async (type) => {
    let isOver = false;
    dispatch('pointerdown');
    const over = released().then(() => (isOver = true));
    dispatch('pointerup');
    await Promise.resolve();
    expect([isOver, isPressed()]).toEqual([false, true]);
    dispatch(type);
    await over;
    expect(isPressed()).toBe(false);
  });

  it('that becomes no click is over after half a second', async () => {
    vi.useFakeTimers();
    dispatch('pointerdown');
    const over = released();
    vi.advanceTimersByTime(500);
    await over;
    expect(isPressed()).toBe(false);
  });

  it('goes on when another finger’s was before it', async () => {
    vi.useFakeTimers();
    dispatch('pointerdown');
    const first = released();
    vi.advanceTimersByTime(400);
    dispatch('pointerdown');
    vi.advanceTimersByTime(100);
    await first;
    expect(isPressed()).toBe(true);
  });
});

it('there is nothing to wait for where nothing is pressed', async () => {
  expect(isPressed()).toBe(false);
  await expect(released()).resolves.toBeUndefined();
});
