import { describe, expect, it } from 'vitest';
import { noteClosed, openDelay } from './tooltip-delay.ts';

describe('openDelay', () => {
  it('is 700 ms for the first tooltip', () => {
    expect(openDelay(0)).toBe(700);
  });

  it('is nothing within 300 ms after another tooltip has closed', () => {
    noteClosed(10_000);
    expect(openDelay(10_000)).toBe(0);
    expect(openDelay(10_299)).toBe(0);
  });

  it('is 700 ms again from then on', () => {
    noteClosed(20_000);
    expect(openDelay(20_300)).toBe(700);
  });
});
