import { describe, expect, it } from 'vitest';
import { callCss, rotationCss } from './hero-times.ts';

describe('rotationCss', () => {
  it.each([2, 9])('gives each of %i phrases 3 s, one after the other', (count) => {
    const css = rotationCss(count);
    expect(css).toContain(`--cycle:${count * 3000}ms`);
    const delays = [...css.matchAll(/nth-child\((\d+)\)\{--turn:(\d+)ms\}/g)].map(([, nth, delay]) => [
      Number(nth),
      Number(delay),
    ]);
    expect(delays).toEqual(Array.from({ length: count - 1 }, (_, index) => [index + 2, (index + 1) * 3000]));
    // A phrase stands until its 3 s are over.
    const [, stands] = /[\d.]+%,([\d.]+)%\{opacity:1/.exec(css) ?? [];
    expect((Number(stands) / 100) * count * 3000).toBeCloseTo(3000, -1);
  });

  it.each([0, 1])('lets %i phrases stand still', (count) => {
    expect(rotationCss(count)).toBe('');
  });
});

it('callCss shows the lines of a call one after the other, the seventh too, and then the results', () => {
  const delays = [...callCss(7).matchAll(/(\d+)ms/g)].map(([, delay]) => Number(delay));
  expect(delays).toEqual([500, 1100, 1700, 2300, 2900, 3500, 4100, 4400]);
});
