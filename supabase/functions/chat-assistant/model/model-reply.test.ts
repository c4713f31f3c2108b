import assert from 'node:assert/strict';
import { checkReply } from './model-reply.ts';
import { rules } from './model-answers.ts';

const unknown = 'I don’t know that. [Ask one of us](/#contact), and a person will answer.';
const hrefs = new Set(['/about', '/#contact']);
const checked = (reply: string) => checkReply(reply, hrefs, rules('en', ''));

// That no address at all gets through is proven in supabase/tests/model-reply-links.test.ts.
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
  'addresses that a renderer would link by itself are dropped, a mail address stays to be read',
  () => {
    assert.equal(checked('Go to https://evil.example or www.evil.example now.'), 'Go to  or  now.');
    assert.equal(checked('Write to hello@nordlys.example.'), 'Write to hello\\@nordlys.example.');
  },
);

Deno.test('every kind of line end is one, and a line of spaces before it costs no time', () => {
  assert.equal(checked('One.\r\nTwo.\u2028Three.\rFour.'), 'One.\nTwo.\nThree.\nFour.');
  assert.equal(checked(`a\n${' '.repeat(1_400)}x\ry`), 'a\nx\ny');
});

Deno.test('lists and emphasis stay; headings, quotes, code and tags become their text', () => {
  assert.equal(
    checked('It *is*:\n\n- **one**\n* `two`\n\n3) three'),
    'It *is*:\n\n- **one**\n- two\n\n3) three',
  );
  assert.equal(checked('## Prices\n> From <b>SEK</b> 5 ~~6~~'), 'Prices\nFrom SEK 5 \\~\\~6\\~\\~');
  assert.equal(checked('- 1. deep'), '- 1\\. deep');
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
  for (const reply of ['', ' \n', 'https://evil.example']) assert.equal(checked(reply), undefined);
});

Deno.test('a long reply ends with a whole sentence', () => {
  const short = checked('This is a sentence. '.repeat(200)) ?? '';
  assert(short.length <= 1500 && short.endsWith('This is a sentence.'));
  assert((checked('*'.repeat(100_000)) ?? '').length <= 3_000);
});
