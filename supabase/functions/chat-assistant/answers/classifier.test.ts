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
const classify = createClassifier({ ...countFeatures(classes, 'en'), aspects: [] }, answers(count - 1));
const ask = (text: string) => classify(featuresOf(text, 'en'));

Deno.test('a question nearest to a class without an answer is out of scope', () => {
  const known = ask(`buy ${subject(3)}`);
  const unknown = ask(`buy ${subject(count - 1)}`);
  assert(!known.isOutOfScope && unknown.isOutOfScope);
  assert(known.oddsInScope > unknown.oddsInScope);
});

Deno.test('unknown words make an answer less certain', () => {
  assert(ask(`buy ${subject(3)}`).oddsInScope > ask(`buy ${subject(3)} ÿÿÿÿ ýýýý`).oddsInScope);
});

Deno.test('the more other answers fit, the less certain the first one is', () => {
  assert(ask(`price of the ${subject(3)}`).oddsOfFirst > ask('price of the').oddsOfFirst);
});

Deno.test('a further aspect of a question counts for its answer', () => {
  const answered = answers(count - 2);
  const withAspect = createClassifier({ ...countFeatures(classes, 'en'), aspects: [0] }, answered);
  const ofSide = withAspect(featuresOf(`buy ${subject(answered.length)}`, 'en'));
  assert.equal(ofSide.answers[0], answered[0]);
  assert(!ofSide.isOutOfScope && ofSide.answers.length === answered.length);
});
