import assert from 'node:assert/strict';
import { lettersOf, textLikeness } from './text-likeness.ts';

const likeness = (one: string, other: string) => textLikeness(lettersOf(one), lettersOf(other));

Deno.test('the same text is wholly alike, whatever its case, marks and punctuation', () => {
  assert.equal(likeness('Vad kostar en röstagent?', 'vad kostar en rostagent'), 1);
});

Deno.test('a typing error takes little away, another question much', () => {
  const asked = 'Can we keep our phone number?';
  assert(likeness(asked, 'can we kepp our phone numbr') > 0.6);
  assert(likeness(asked, 'Who founded the company?') < 0.2);
});

Deno.test('nothing is like nothing', () => {
  assert.equal(likeness('', 'price'), 0);
  assert.equal(likeness('?', '!'), 0);
});
