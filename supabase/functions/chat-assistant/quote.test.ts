import assert from 'node:assert/strict';
import { wordsOf } from './language.ts';
import { quote } from './quote.ts';

function about(heading: string, text: string, terms: readonly string[] = [], figure?: RegExp): string {
  const matches = terms.map((term) => ({ terms: new Set([term]), weight: 0.8 }));
  const passage = { locale: 'en', title: heading, heading, text, asked: [], href: '/', weight: 1 } as const;
  return quote({ ...passage, asked: [] }, { matches, ...(figure && { figure }), termsIn: wordsOf }).join(
    '\n',
  );
}

const text = 'One is here. Two is there.\nThree counts apples. Four counts pears. Five counts plums.';

Deno.test('the opening is quoted when the question is about the whole', () => {
  assert.equal(about('Numbers', text), 'One is here. Two is there. Three counts apples.');
  assert.equal(about('Plums', text, ['plums']), 'One is here. Two is there. Three counts apples.');
});

Deno.test('else the sentence that answers comes first', () => {
  assert.equal(about('Numbers', text, ['pears']), 'Four counts pears. Five counts plums.');
});

Deno.test('a quotation does not begin with what points back', () => {
  const back = 'Apples are round. They are red. It is said that plums are blue. Pears are green and long.';
  assert.equal(
    about('Fruit', back, ['red']),
    'Apples are round. They are red. It is said that plums are blue.',
  );
});

Deno.test('decimals and times do not end a sentence', () => {
  assert.equal(
    about('Price', 'It costs 2.50 a minute. At 14.30 we close. Then we go. And rest.'),
    'It costs 2.50 a minute. At 14.30 we close. Then we go.',
  );
});

const list =
  'Mind this.\nAsk about:\n- Apples. They are red.\n- Pears.\n- Plums.\n- Figs.\n- Dates.\nThe end is near.';

Deno.test('an item comes with the sentence that leads to it', () => {
  assert.equal(about('Fruit', list, ['plums']), 'Ask about:\n- Plums.');
  assert.equal(about('Fruit', list, ['red']), 'Ask about:\n- Apples. They are red.');
});

Deno.test('a short list is quoted whole: half of the steps would mislead', () => {
  const steps = 'From here on.\n- Day 1: we read.\n- Day 2: we call.\n- Day 3: we build.';
  assert.equal(about('Steps', steps, ['call']), steps);
});

Deno.test('where a figure is asked for, a sentence that has one is the better answer', () => {
  const figures =
    'Plums are cheap here, as they should be. Apples are good. Pears are green. Figs are dark. Plums cost 5 kronor a kilo, or less. Bye now.';
  assert.match(about('Fruit', figures, ['plums']), /^Plums are cheap/);
  assert.match(about('Fruit', figures, ['plums'], /kronor/), /^Plums cost 5 kronor/);
});
