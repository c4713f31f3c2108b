import { describe, expect, it } from 'vitest';
import { plainColours } from '../testing/fixtures/colours.ts';
import { contrast, weakPairs } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0b6b4f', '#0b6b4f', 1],
])('the contrast of %s on %s is %d', (front, back, ratio) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 2);
});

describe('weakPairs', () => {
  it('names what cannot be read, on what, and what it needs; the ratio is never rounded up to that', () => {
    expect(weakPairs({ ...plainColours, 'ink-soft': '#777777' }, 'at night')).toEqual([
      'ink-soft on paper is 4.4:1 at night, needs 4.5:1.',
      'ink-soft on surface is 4.4:1 at night, needs 4.5:1.',
      'ink-soft on wash is 4.4:1 at night, needs 4.5:1.',
    ]);
  });

  it('asks less of the borders of fields than of text', () => {
    expect(weakPairs({ ...plainColours, control: '#949494' }, 'by day')).toEqual([]);
    expect(weakPairs({ ...plainColours, control: '#999999' }, 'by day')).toEqual([
      'control on paper is 2.8:1 by day, needs 3:1.',
      'control on surface is 2.8:1 by day, needs 3:1.',
    ]);
  });
});
