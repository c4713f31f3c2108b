import assert from 'node:assert/strict';
import { finishedPart } from './finished-part.ts';

Deno.test('a part ends with a sentence, a paragraph or a list item', () => {
  assert.equal(finishedPart('Hello there'), '');
  assert.equal(finishedPart('Hello there. It co'), 'Hello there.');
  assert.equal(finishedPart('Really?! “Yes.” No'), 'Really?! “Yes.”');
  assert.equal(finishedPart('Prices\n\nThey'), 'Prices');
  assert.equal(finishedPart('These:\n- Fortnox\n- Vis'), 'These:\n- Fortnox');
});

Deno.test('a number, of an amount or of a list item, ends nothing', () => {
  assert.equal(finishedPart('It costs SEK 2. 5'), '');
  assert.equal(finishedPart('Steps:\n1. Fir'), 'Steps:');
});

Deno.test('what is open is held back until it is closed', () => {
  for (const open of ['[What it costs. And', '<b title="x. y', '**Bold. And', '`code. and', '[a](/b. c']) {
    assert.equal(finishedPart(`First. ${open}`), 'First.');
  }
  assert.equal(finishedPart('See [What. And more](/x). Then'), 'See [What. And more](/x).');
  assert.equal(finishedPart('* One. Two'), '* One.', 'the mark of a list item is no emphasis');
});

Deno.test('a mark that is never closed holds back its own block alone', () => {
  assert.equal(finishedPart('5 < 6. So\n\nNext. Then'), '5 < 6. So\n\nNext.');
});
