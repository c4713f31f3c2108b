import assert from 'node:assert/strict';
import { continuedQuestion } from './follow-up.ts';

const turns = [
  { role: 'user', content: 'First?' },
  { role: 'user', content: 'What does it cost?' },
  { role: 'assistant', content: 'Much.' },
] as const;

Deno.test('what points back continues the visitor’s last question', () => {
  for (const message of [
    'and how long does that take to build?',
    'Och hur lång tid tar det att bygga?',
    'why?',
    'Så hur lång tid tar en sådan installation?',
  ]) {
    assert.equal(continuedQuestion(message, turns), 'What does it cost?', message);
  }
});

Deno.test('a whole question of its own continues nothing', () => {
  assert.equal(continuedQuestion('Which cookies does your website use?', turns), undefined);
});

Deno.test('a word that only begins like one that points back does not', () => {
  assert.equal(continuedQuestion('Sålda tjänster, hur redovisas era kostnader?', turns), undefined);
});

Deno.test('without a question before, nothing is continued', () => {
  assert.equal(continuedQuestion('and that?', []), undefined);
  assert.equal(continuedQuestion('and that?', [{ role: 'assistant', content: 'Hi' }]), undefined);
});
