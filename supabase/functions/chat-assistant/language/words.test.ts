import assert from 'node:assert/strict';
import { stem } from '../../_shared/stems.ts';
import { featuresOf, wordsOf } from './words.ts';

Deno.test('all forms of a word have one stem', () => {
  for (const forms of ['invoice invoices invoicing', 'automate automated automation', 'call calls called']) {
    assert.equal(new Set(forms.split(' ').map((word) => stem(word, 'en'))).size, 1, forms);
  }
  const swedish = ['faktura fakturan fakturor fakturorna', 'samtal samtalet samtalen', 'kostnad kostnader'];
  for (const forms of swedish) {
    assert.equal(new Set(forms.split(' ').map((word) => stem(word, 'sv'))).size, 1, forms);
  }
});

Deno.test('å, ä and ö may be typed without their diacritics', () => {
  assert.equal(stem('röstagent', 'sv'), stem('rostagent', 'sv'));
});

Deno.test('different words keep different stems', () => {
  assert.notEqual(stem('boka', 'sv'), stem('bota', 'sv'));
  assert.notEqual(stem('price', 'en'), stem('prize', 'en'));
});

Deno.test('only the last words of a long message and the first letters of a long word are used', () => {
  const words = Array.from({ length: 400 }, (_, index) => `w${index}`);
  assert.deepEqual(wordsOf(words.join(' ')), words.slice(-80));
  assert.deepEqual(wordsOf('boat'.repeat(500)), ['boat'.repeat(6)]);
  // The features of a word: its stem, its pairs with both neighbours, and its n-grams.
  assert(featuresOf('boat'.repeat(500), 'en').size < 3 + 24);
});
