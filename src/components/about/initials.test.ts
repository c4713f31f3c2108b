import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Sara Nord', 'SN'],
  ['Jon Erik Lys', 'JL'],
  ['Cher', 'C'],
  ['  åsa   öberg ', 'ÅÖ'],
  ['', ''],
])('of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
