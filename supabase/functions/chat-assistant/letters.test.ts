import assert from 'node:assert/strict';
import { createSpellingSense } from './letters.ts';

const lead = createSpellingSense({
  en: ['might', 'thought', 'right', 'which', 'whether', 'working'],
  sv: ['skicka', 'kontrakt', 'kostnad', 'skriva', 'prata', 'arbeta'],
});

Deno.test('an unknown word is told by how it is spelt', () => {
  assert(lead('skrika') > 1);
  assert(lead('knight') < -1);
});

Deno.test('what neither language spells tells nothing', () => {
  assert(Math.abs(lead('zyxq')) < 0.5);
  assert.equal(lead(''), 0);
});
