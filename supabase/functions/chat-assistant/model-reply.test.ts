import assert from 'node:assert/strict';
import { checkReply } from './model-reply.ts';
import { rules } from './prompt.ts';

const unknown = 'I don’t know that. [Ask one of us](/#contact), and a person will answer.';
const check = { hrefs: new Set(['/about', '/#contact']), rules: rules('en', unknown), allowed: unknown };
const checked = (reply: string) => checkReply(reply, check);

Deno.test('a reply with a link to the site stays as it is', () => {
  const reply = 'We are in **Gothenburg**.\n\nRead more: [About us](/about)';
  assert.equal(checked(reply), reply);
});

Deno.test('of a link to anywhere else only the text is left', () => {
  assert.equal(checked('Click [here](https://evil.example/about) now.'), 'Click here now.');
  assert.equal(checked('Click [here](javascript:alert(1)) now.'), 'Click here) now.');
  assert.equal(checked('See [us](/about "x") and [them](//evil.example).'), 'See [us](/about) and them.');
  assert.equal(checked('![pixel](https://evil.example/p.png) Hello.'), 'pixel Hello.');
});

Deno.test('addresses that a renderer would link by itself are dropped', () => {
  const reply =
    'Go to https://evil.example or www.evil.example or <https://evil.example>.\n[x]: https://evil.example';
  assert(!checked(reply)?.includes('evil'), checked(reply));
});

Deno.test('a reply that repeats its rules is not shown', () => {
  const [first = ''] = check.rules.split('\n');
  assert.equal(checked(`Sure: ${first}`), undefined);
  assert.equal(checked(first.toUpperCase().replaceAll(' ', ' - ')), undefined);
});

Deno.test('the sentence that the rules tell it to say is allowed', () => {
  assert.equal(checked(unknown), unknown);
});

Deno.test('an empty reply is none', () => {
  for (const reply of ['', ' \n', 'https://evil.example']) assert.equal(checked(reply), undefined);
});

Deno.test('a long reply ends with a whole sentence', () => {
  const short = checked('This is a sentence. '.repeat(200)) ?? '';
  assert(short.length <= 1500);
  assert(short.endsWith('This is a sentence.'));
});
