// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from './press.ts';

const dispatch = (type: string): unknown => document.body.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(async () => {
  dispatch('pointercancel');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

/** Whether what waits for the end of a press still does, after some milliseconds. */
async function waits(milliseconds: number): Promise<boolean> {
  let isOver = false;
  void afterPress().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return !isOver;
}

/** More than a frame. */
const frame = 50; // ms

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a press', () => {
  it.each(['click', 'pointercancel'])(
    'is over after its %s has been painted, and not before',
    async (type) => {
      dispatch('pointerdown');
      dispatch('pointerup');
      expect(await waits(frame)).toBe(true);
      dispatch(type);
      expect(await waits(0)).toBe(true);
      expect(await waits(frame)).toBe(false);
    },
  );

  it('that becomes no click is over after half a second', async () => {
    dispatch('pointerdown');
    expect(await waits(499)).toBe(true);
    expect(await waits(frame)).toBe(false);
  });

  it('does not end with the time of an earlier one', async () => {
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(400);
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(101);
    expect(await waits(frame)).toBe(true);
  });

  it('is waited for also when it began in the frame of the one before', async () => {
    dispatch('pointerdown');
    let isOver = false;
    void afterPress().then(() => (isOver = true));
    dispatch('click');
    await vi.advanceTimersByTimeAsync(1);
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(2 * frame);
    expect(isOver).toBe(false);
  });
});

it('where nothing is pressed only the paint is waited for', async () => {
  expect(await waits(0)).toBe(true);
  expect(await waits(frame)).toBe(false);
});
