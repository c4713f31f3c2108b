import assert from 'node:assert/strict';
import { trainEnglish } from '../testing/knowledge.ts';
import { createPassageFinder } from './passages.ts';

const passages = [
  {
    title: 'Care – Winter',
    text: 'One. Two.\n\n1. Cover the **deck** before the frost. See [the shop](/shop).\n\n| Deck | Frost |\n\n- Wax it. Sell it.',
    href: '/care#winter',
  },
  { title: 'Care – Summer', text: 'Sail with the wind. Wash the deck.', href: '/care#summer' },
  { title: 'Prices', text: 'A boat costs ten.', href: '/prices' },
];
const answers = ['what does a boat cost', 'what does a sail cost', 'where are you'].map((wording, index) => ({
  id: String(index),
  reply: '',
  wordings: [wording],
}));
const findPassage = createPassageFinder(trainEnglish({ passages, answers })['en']!);

Deno.test('quotes three sentences around the match, without tables, list markers and links', () => {
  assert.equal(
    findPassage('covering decks before frost'),
    '[Care – Winter](/care#winter): Cover the **deck** before the frost. See the shop. Wax it.',
  );
});

Deno.test('nothing is quoted for one shared word, common words or a question about something else', () => {
  const mostlyElse = 'which football team plays on deck in frost today';
  for (const question of ['deck', 'what does a boat cost', mostlyElse, '???', '']) {
    assert.equal(findPassage(question), undefined, question);
  }
});
