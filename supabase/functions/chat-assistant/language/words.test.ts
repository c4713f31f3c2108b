import assert from 'node:assert/strict';
import { featuresOf, wordsOf } from './words.ts';

Deno.test('only the last words of a long message and the first letters of a long word are used', () => {
  const words = Array.from({ length: 400 }, (_, index) => `w${index}`);
  assert.deepEqual(wordsOf(words.join(' ')), words.slice(-80));
  assert.deepEqual(wordsOf('boat'.repeat(500)), ['boat'.repeat(6)]);
  // The features of a word: its stem, its pairs with both neighbours, and its n-grams.
  assert(featuresOf('boat'.repeat(500), 'en').size < 3 + 24);
});
