import assert from 'node:assert/strict';
import { ask } from '../testing/site.ts';

Deno.test('a short question that continues the one before it is looked up with it', () => {
  assert.match(ask('and a small boat', 'en', ['what is the price of a boat']).response, /en price/);
});

Deno.test('a message that says nothing alone is looked up with the question before it', () => {
  assert.match(ask('why?', 'en', ['what is the price of a boat']).response, /^en price/);
  const earlier = ['what is the price of a boat', 'how come', 'in English'];
  assert.match(ask('why?', 'en', earlier).response, /^en price/);
  assert.doesNotMatch(ask('why?', 'en').response, /price/);
});
