// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { painted, released } from './painted.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('waits for a frame, and until that is painted', async () => {
  const steps: string[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    setTimeout(() => {
      callback();
      steps.push('frame');
    });
  });
  await painted();
  steps.push('painted');
  expect(steps).toEqual(['frame', 'painted']);
});

it('does not wait for a paint that does not come: a page in the background has none', async () => {
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await expect(painted()).resolves.toBeUndefined();
});

it.each(['click', 'pointercancel'])('a press is over with its %s, and not before', async (type) => {
  let isOver = false;
  const over = released(new Event('pointerdown')).then(() => (isOver = true));
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await Promise.resolve();
  expect(isOver).toBe(false);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await over;
});

it('a press that becomes no click is over after half a second', async () => {
  vi.useFakeTimers();
  const over = released(new Event('pointerdown'));
  vi.advanceTimersByTime(500);
  await over;
  vi.useRealTimers();
});

it('what is no press needs no end', async () => {
  await expect(released(new Event('focusin'))).resolves.toBeUndefined();
});
