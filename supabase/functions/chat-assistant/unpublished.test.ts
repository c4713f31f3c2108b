import assert from 'node:assert/strict';
import { createUnpublishedCheck } from './unpublished.ts';

const isUnpublished = createUnpublishedCheck(['vat no|number*', 'are you … open'], (word) =>
  word === 'vta' ? 'vat' : word,
);

Deno.test('either of the words, in the forms that the pattern allows', () => {
  assert(isUnpublished('What is your VAT number?'));
  assert(isUnpublished('VAT no. please'));
  assert(isUnpublished('list the vta numbers'));
  assert(!isUnpublished('vat notice'));
  assert(!isUnpublished('Is VAT included in the number?'));
});

Deno.test('up to three words may stand in a gap', () => {
  assert(isUnpublished('are you open'));
  assert(isUnpublished('when are you usually open on Saturdays'));
  assert(!isUnpublished('are you the people who build the most open systems'));
});

Deno.test('a word is no part of a longer one', () => {
  assert(!isUnpublished('are you opening'));
  assert(!isUnpublished('private nova'));
});
