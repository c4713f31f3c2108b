import assert from 'node:assert/strict';
import { considered } from './considered.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
const user = (content: string) => ({ role: 'user' as const, content });

Deno.test('of a long message the last 80 words are looked at, of a long word its first 40 letters', () => {
  const { message } = considered({ message: `${words(200)}?`, messages: [] });
  assert.equal(message.split(' ').length, 80);
  assert(message.startsWith('w120 ') && message.endsWith(' w199?'), message);
  assert.equal(considered({ message: 'å'.repeat(2_000), messages: [] }).message, 'å'.repeat(40));
});

Deno.test('of a long conversation the last six questions are looked at, each cut as the message is', () => {
  const messages = [
    ...Array.from({ length: 20 }, (_, index) => user(`${index} ${words(200)}`)),
    { role: 'assistant' as const, content: 'a reply' },
  ];
  const { messages: kept } = considered({ message: 'a', messages });
  assert.equal(kept.length, 6);
  for (const { role, content } of kept) assert.deepEqual([role, content.split(' ').length], ['user', 80]);
});

Deno.test('what a visitor usually writes is looked at as it is', () => {
  const request = { message: 'And how much is that?', messages: [user('A voice agent, please!')] };
  assert.deepEqual(considered(request), request);
});
