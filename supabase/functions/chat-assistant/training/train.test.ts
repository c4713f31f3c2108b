import assert from 'node:assert/strict';
import { createSiteAnswers } from '../answers/site-answers.ts';
import { lookUp } from '../answers/table.ts';
import type { Knowledge } from '../knowledge.ts';
import { untrained } from '../testing/site.ts';
import { countFeatures, train } from './train.ts';

Deno.test('each class is counted for each feature, once a text', () => {
  const { features, featureCount, totals } = countFeatures(
    [['red sails'], ['sails sails', 'sails red']],
    'en',
  );
  assert.equal(lookUp(features, 'sail'), '0 1:2');
  assert.equal(lookUp(features, 'red sail'), '0');
  assert.equal(lookUp(features, 'sail sail'), '1');
  assert.equal(featureCount, features.split('=').length - 1);
  const counted = features.matchAll(/(?<=[= ])(\d+)(?::(\d+))?(?=[ ,])/g);
  const sums = [0, 0];
  for (const [, classIndex, count = '1'] of counted) sums[Number(classIndex)]! += Number(count);
  assert.deepEqual(sums, totals);
});

Deno.test('knowledge read from JSON answers like knowledge in memory', () => {
  const trained = train(untrained);
  const written = JSON.parse(JSON.stringify(trained)) as Knowledge;
  assert.deepEqual(written, trained);
  const [find, findWritten] = [trained, written].map(createSiteAnswers);
  for (const { answers, outOfScope } of Object.values(untrained)) {
    for (const wording of [...answers.flatMap(({ wordings }) => wordings), ...outOfScope.flat()]) {
      for (const message of [wording, `${wording} please`, wording.slice(0, -3)]) {
        const request = { message, messages: [] };
        assert.deepEqual(findWritten!(request), find!(request), message);
      }
    }
  }
});

Deno.test('a wording that is also out of scope finds its answer; punctuation alone finds none', () => {
  const { en } = untrained;
  const [first, ...others] = en!.answers;
  const answers = [{ ...first!, wordings: ['Twice!', '?!'] }, ...others];
  const knowledge = train({ en: { ...en!, answers, outOfScope: [['twice', 'once', '???']] } });
  const { wordings } = knowledge['en']!.trained;
  const classes = ['twice', 'once', ''].map((wording) => lookUp(wordings, wording));
  assert.deepEqual(classes, ['0', String(en!.answers.length), String(en!.answers.length)]);
});
