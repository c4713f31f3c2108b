import assert from 'node:assert/strict';
import { featuresOf } from '../language/words.ts';
import { countFeatures } from '../training/train.ts';
import { createClassifier } from './classifier.ts';

const count = 30;
const subject = (classIndex: number) =>
  String.fromCodePoint(...[7, 3, 1].map((by) => 97 + ((classIndex * by) % 26))) + classIndex;
const classes = Array.from({ length: count }, (_, classIndex) => [
  `price of the ${subject(classIndex)}`,
  `buy a ${subject(classIndex)} today`,
]);
const answers = (length: number) => Array.from({ length }, (_, index) => ({ id: String(index), reply: '' }));
const classify = createClassifier({ ...countFeatures(classes, 'en'), sides: [] }, answers(count - 1));
const ask = (text: string) => classify(featuresOf(text, 'en'));

Deno.test('a question nearest to a class without answer is out of scope', () => {
  const known = ask(`buy ${subject(3)}`);
  const unknown = ask(`buy ${subject(count - 1)}`);
  assert(!known.isOutOfScope && unknown.isOutOfScope);
  assert(known.answerable > unknown.answerable);
});

Deno.test('unknown words make an answer less certain', () => {
  assert(ask(`buy ${subject(3)}`).answerable > ask(`buy ${subject(3)} ÿÿÿÿ ýýýý`).answerable);
});

Deno.test('the first answer is the less certain the more others fit', () => {
  assert(ask(`price of the ${subject(3)}`).right > ask('price of the').right);
});

Deno.test('a further side of a question counts for its answer', () => {
  const own = answers(count - 2);
  const withSide = createClassifier({ ...countFeatures(classes, 'en'), sides: [0] }, own);
  const ofSide = withSide(featuresOf(`buy ${subject(own.length)}`, 'en'));
  assert.equal(ofSide.best[0], own[0]);
  assert(!ofSide.isOutOfScope && ofSide.best.length === own.length);
});
