import { expect, it } from 'vitest';
import { countWords, minutesToRead } from './reading-time.ts';

it('countWords counts words and figures, and no marks of markdown', () => {
  expect(countWords('## One\n\n- two – **three**, 4 %\n\n| five | six |\n| - | - |\n\n---')).toBe(6);
});

it.each([
  [0, 1],
  [238, 1],
  [2_380, 10],
  [2_520, 11],
])('a text of %i words takes %i minutes', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});
