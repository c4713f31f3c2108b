import assert from 'node:assert/strict';
import { quote } from './quote.ts';

function about(title: string, text: string, terms: readonly string[] = []): string {
  return quote({ locale: 'en', title, text, href: '/' }, terms);
}

const text = 'One is here. Two is there.\nThree counts apples. Four counts pears. Five counts plums.';

Deno.test('the opening is quoted when the question is about the whole', () => {
  assert.equal(about('Numbers', text), 'One is here. Two is there. Three counts apples.');
  assert.equal(about('Plums', text, ['plums']), 'One is here. Two is there. Three counts apples.');
});

Deno.test('else the three sentences that hold most of the words', () => {
  assert.equal(
    about('Numbers', text, ['pears', 'plums']),
    'Three counts apples. Four counts pears. Five counts plums.',
  );
});

Deno.test('a short passage is quoted whole', () => {
  assert.equal(about('Numbers', 'One is here.', ['one']), 'One is here.');
  assert.equal(about('Numbers', 'One is here.\nTwo is there.', ['two']), 'One is here. Two is there.');
});

Deno.test('a list item gets its full stop, and no quotation begins with one', () => {
  assert.equal(
    about('Use', 'We use it to:\nanswer you\nsend plums'),
    'We use it to: answer you. send plums.',
  );
  const list = 'We use it. It is safe. We use it to:\nanswer you\nsend plums\nsend pears';
  assert.equal(about('Use', list, ['plums', 'pears']), 'We use it to: answer you. send plums.');
});

Deno.test('a quotation does not end with what leads to a list', () => {
  assert.equal(about('Use', 'We use it. It is safe. We use it to:\nanswer'), 'We use it. It is safe.');
});

Deno.test('decimals and times do not end a sentence', () => {
  assert.equal(
    about('Price', 'It costs 2.50 a minute. At 14.30 we close. Then we go. And rest.'),
    'It costs 2.50 a minute. At 14.30 we close. Then we go.',
  );
});
