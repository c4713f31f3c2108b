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

Deno.test('a reply that hides a link in another form is not shown', () => {
  const hidden = [
    '[a][r]\n\n[r]: /admin',
    '> [r]: /admin\n\n[r]',
    '[[a]](/admin)',
    '[a [b](/about) c](/admin)',
    '[[a](/nowhere)](/admin)',
    '[a][](/nowhere)(/admin)',
    '[a][(/admin)](/nowhere)',
    '[![a](/about)](/admin)',
    '![[a]](/admin)',
    '[a](/admin\n)',
    '[a\nb](/admin)',
    '[a](/admin "(x)")',
    '[a](/admin(x))',
    '[`]`](/admin)',
    '<https:/admin>',
    '<https:admin>',
    '[<https:admin>](/about)',
    'hthttps://tps://site.example/admin',
  ];
  for (const reply of hidden) assert.equal(checked(`Yes. ${reply}`), undefined, reply);
  assert.equal(checked('[a](\n/admin) [b](</admin>)'), 'a b');
  assert.equal(checked('See HTTPS://site.example/admin.'), 'See site.example/admin.');
});

Deno.test('a reply has no characters that nobody sees, and none hides the rules', () => {
  const reply = 'A\u0000\u001b[1m\u200bb\u202ec\u00ad\r\nd\u2028e\tf';
  assert.equal(checked(reply), 'A[1mbc\nd\ne\tf');
  const [first = ''] = rules('en', '').split('\n');
  for (const mark of ['\u200b', '\u00ad', '\u2060', '\u202e', '\u0007']) {
    assert.equal(checked([...first].join(mark)), undefined, mark);
  }
});

Deno.test(
  'a reply that repeats its rules is not shown, but for the sentence that they tell it to say',
  () => {
    const [first = ''] = rules('en', '').split('\n');
    assert.equal(checked(`Sure: ${first}`), undefined);
    assert.equal(checked(first.replaceAll(' ', ' [](/about)[](/nowhere)')), undefined);
    assert.equal(checked(first.toUpperCase().replaceAll(' ', ' - ')), undefined);
    assert.equal(checked(unknown), unknown);
  },
);

Deno.test('an empty reply is none', () => {
  for (const reply of ['', ' \n', '[](/nowhere)', '[](/about)', '\u200b'])
    assert.equal(checked(reply), undefined);
});

Deno.test('a long reply ends with a whole sentence', () => {
  const short = checked('This is a sentence. '.repeat(200)) ?? '';
  assert(short.length <= 1500 && short.endsWith('This is a sentence.'));
  assert((checked('*'.repeat(100_000)) ?? '').length <= 3_000);
});
