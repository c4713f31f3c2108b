import assert from 'node:assert/strict';
import { stem } from './stems.ts';

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
