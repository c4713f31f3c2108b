// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPressed, shown } from './press.ts';

const dispatch = (type: string): unknown => document.body.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => {
  vi.useRealTimers();
  dispatch('pointercancel');
});

describe('a press', () => {
  it.each(['click', 'pointercancel'])('is over with its %s, and not before', async (type) => {
    let isOver = false;
    dispatch('pointerdown');
    const over = shown().then(() => (isOver = true));
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
    await vi.advanceTimersByTimeAsync(499);
    expect(isPressed()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isPressed()).toBe(false);
  });

  it('goes on when another finger’s was before it', async () => {
    vi.useFakeTimers();
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(400);
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(100);
    expect(isPressed()).toBe(true);
  });
});

it('where nothing is pressed there is only the paint to wait for', async () => {
  expect(isPressed()).toBe(false);
  await expect(shown()).resolves.toBeUndefined();
});
