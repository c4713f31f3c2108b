import assert from 'node:assert/strict';
import { featuresOf } from '../language/words.ts';
import { createClassifier } from './classifier.ts';

/** More classes than a byte counts: an earlier form of the classifier broke at 256 without a word. */
const count = 300;
const subject = (owner: number) =>
  String.fromCodePoint(...[7, 3, 1].map((by) => 97 + ((owner * by) % 26))) + owner;
const examples = Array.from({ length: count }, (_, owner) =>
  [`price of the ${subject(owner)}`, `buy a ${subject(owner)} today`].map((text) => ({
    features: featuresOf(text, 'en'),
    owner,
  })),
).flat();
const classify = createClassifier(examples, count, count - 1);
const ask = (text: string) => classify(featuresOf(text, 'en'));

Deno.test('every class is found by words that it alone has, in another order', () => {
  for (let owner = 0; owner < count - 1; owner += 1) {
    assert.equal(ask(`the ${subject(owner)}, what price?`).best[0], owner);
  }
});

Deno.test('what is likest to a class without an answer is out of scope', () => {
  const known = ask(`buy ${subject(3)}`);
  const unknown = ask(`buy ${subject(count - 1)}`);
  assert(!known.isOutOfScope && unknown.isOutOfScope);
  assert(known.answerable > unknown.answerable);
});

Deno.test('the first answer is the less certain the more others fit', () => {
  assert(ask(`price of the ${subject(3)}`).right > ask('price of the').right);
});

Deno.test('nothing is found in words that no class has', () => {
  assert.deepEqual(ask('ÿÿÿÿ').best, []);
});
