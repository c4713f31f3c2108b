import assert from 'node:assert/strict';
import { lookUp } from '../answers/sorted-table.ts';
import { outOfScope } from '../knowledge.ts';
import { testKnowledge, trainEnglish, untrainedKnowledge } from '../testing/knowledge.ts';
import { countFeatures } from './train.ts';

Deno.test('each class is counted once per text for each feature', () => {
  const {
    classCountsByFeature: features,
    featureCount,
    totals,
  } = countFeatures([['red sails'], ['sails sails', 'sails red']], 'en');
  assert.equal(lookUp(features, 'sail'), '0 1:2');
  assert.equal(lookUp(features, 'red sail'), '0');
  assert.equal(lookUp(features, 'sail sail'), '1');
  assert.equal(featureCount, features.split('=').length - 1);
  const counted = features.matchAll(/(?<=[= ])(\d+)(?::(\d+))?(?=[ ,])/g);
  const sums = [0, 0];
  for (const [, classIndex, count = '1'] of counted) sums[Number(classIndex)]! += Number(count);
  assert.deepEqual(sums, totals);
});

Deno.test('knowledge is unchanged by being written and read as JSON', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(testKnowledge)), testKnowledge);
});

Deno.test('a wording that is also out of scope finds its answer; punctuation alone finds none', () => {
  const [first, ...others] = untrainedKnowledge.en.answers;
  const answers = [{ ...first!, wordings: ['Twice!', '?!'] }, ...others];
  const knowledge = trainEnglish({ answers, outOfScope: [['twice', 'once', '???']] });
  const { answerByWording } = knowledge['en']!.trained;
  const classes = ['twice', 'once', ''].map((wording) => lookUp(answerByWording, wording));
  assert.deepEqual(classes, ['0', String(outOfScope), String(outOfScope)]);
});
