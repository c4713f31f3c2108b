import { describe, expect, it } from 'vitest';
import { readSuggestions } from './suggestions.ts';

describe('readSuggestions', () => {
  it.each([
    ['trims them', [' Why? \n'], ['Why?']],
    ['takes the first three', ['1', '2', '3', '4'], ['1', '2', '3']],
    ['leaves out what says nothing', ['', ' ', 'Why?'], ['Why?']],
    ['leaves out what stands twice', ['Why?', 'Why? ', 'When?'], ['Why?', 'When?']],
    ['leaves out what is no text', [1, null, {}, ['x'], 'Why?'], ['Why?']],
    ['leaves out what is too long', ['x'.repeat(201), 'x'.repeat(200)], ['x'.repeat(200)]],
  ])('%s', (_what, value, expected) => {
    expect(readSuggestions(value)).toEqual(expected);
  });

  it.each([undefined, null, 'Why?', 5, {}, { 0: 'Why?' }])('reads none from %j', (value) => {
    expect(readSuggestions(value)).toEqual([]);
  });
});
