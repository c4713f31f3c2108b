// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { painted } from './painted.ts';

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
