import { describe, expect, it } from 'vitest';
import { plainColours } from '../testing/fixtures/colours.ts';
import { contrast, weakPairs, weakPairSentence } from './contrast.ts';

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
  it('names what cannot be read, on what, and what it needs', () => {
    const pairs = weakPairs({ ...plainColours, 'ink-soft': '#777777' });
    expect(pairs.map(({ front, back, needed }) => [front, back, needed])).toEqual([
      ['ink-soft', 'paper', 4.5],
      ['ink-soft', 'surface', 4.5],
      ['ink-soft', 'wash', 4.5],
    ]);
  });

  it('asks less of the borders of fields than of text', () => {
    expect(weakPairs({ ...plainColours, control: '#949494' })).toEqual([]);
    expect(weakPairs({ ...plainColours, control: '#999999' })).toMatchObject([
      { front: 'control', back: 'paper', needed: 3 },
      { front: 'control', back: 'surface', needed: 3 },
    ]);
  });
});

it('weakPairSentence names both colours and the theme, and never rounds up to the ratio that is needed', () => {
  const pair = { front: 'ink-soft', back: 'wash', ratio: 4.48, needed: 4.5 } as const;
  expect(weakPairSentence(pair, 'night')).toBe('ink-soft on wash is 4.4:1 at night, needs 4.5:1.');
  expect(weakPairSentence({ ...pair, ratio: 3 }, 'day')).toBe(
    'ink-soft on wash is 3.0:1 by day, needs 4.5:1.',
  );
});
