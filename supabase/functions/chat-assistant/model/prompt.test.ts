import assert from 'node:assert/strict';
import { messagesFor, rules } from './prompt.ts';

Deno.test('what a service may keep comes first: nothing of the visitor is in it', () => {
  const turn = { role: 'user' as const, content: 'Before' };
  const one = messagesFor({ message: 'One', messages: [turn] }, rules('en', '?'), 'Material');
  const other = messagesFor({ message: 'Other', messages: [] }, rules('en', '?'), 'Material');
  assert.deepEqual(one[0], other[0]);
  assert.equal(one[0]?.role, 'system');
  assert.deepEqual(one.slice(1), [turn, { role: 'user', content: 'One' }]);
});

Deno.test('the model is told that it is an AI, can be wrong, and must say so', () => {
  for (const locale of ['en', 'sv', 'de']) {
    assert.match(rules(locale, '?'), /You are the AI assistant/);
    assert.match(rules(locale, '?'), /when asked, you say that you are an AI and can be wrong/);
  }
});
