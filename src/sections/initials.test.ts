import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Alva Lindqvist', 'AL'],
  ['Elias Johan Berg', 'EB'],
  ['Cher', 'C'],
  ['åsa öberg', 'ÅÖ'],
  ['  Alva   Lindqvist ', 'AL'],
  ['Anna von Essen', 'AE'],
  ['', ''],
])('of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
