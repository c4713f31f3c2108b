import assert from 'node:assert/strict';
import { checkReply } from './model-reply.ts';
import { rules } from './model-answers.ts';

const unknown = 'I don’t know that. [Ask one of us](/#contact), and a person will answer.';
const hrefs = new Set(['/about', '/#contact']);
const checked = (reply: string) => checkReply(reply, hrefs, rules('en', ''));

// That nothing but links to the site is shown is proven with the widget.
Deno.test('a reply with a link to the site stays as it is', () => {
  const reply = 'We are in **Lulea**, *Sweden*.\n\nRead more: [About us](/about)';
  assert.equal(checked(reply), reply);
});

Deno.test('of a link to anywhere else only the text is left', () => {
  assert.equal(checked('Click [here](https://evil.example/about) now.'), 'Click here now.');
  assert.equal(checked('See [us](/about "x") and [them](//evil.example).'), 'See [us](/about) and them.');
  assert.equal(checked('![pixel](https://evil.example/p.png) Hello.'), 'pixel Hello.');
});

Deno.test(
  'a reply that repeats its rules is not shown, but for the sentence that they tell it to say',
  () => {
    const [first = ''] = rules('en', '').split('\n');
    assert.equal(checked(`Sure: ${first}`), undefined);
    assert.equal(checked(first.toUpperCase().replaceAll(' ', ' - ')), undefined);
    assert.equal(checked(unknown), unknown);
  },
);

Deno.test('an empty reply is none', () => {
  for (const reply of ['', ' \n']) assert.equal(checked(reply), undefined);
});

Deno.test('a long reply ends with a whole sentence', () => {
  const short = checked('This is a sentence. '.repeat(200)) ?? '';
  assert(short.length <= 1500 && short.endsWith('This is a sentence.'));
  assert((checked('*'.repeat(100_000)) ?? '').length <= 3_000);
});
