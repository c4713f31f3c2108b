import assert from 'node:assert/strict';
import { testKnowledge } from '../testing/site.ts';
import { createRecogniser } from './recogniser.ts';

Deno.test('of a message the last ten parts are looked at', () => {
  const { partsOf } = createRecogniser(testKnowledge.languages['en']!, 'en');
  const parts = Array.from({ length: 500 }, (_, index) => `a${index}`);
  assert.deepEqual(partsOf(`${parts.join('.')}?!`), parts.slice(-10));
});
