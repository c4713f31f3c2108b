import assert from 'node:assert/strict';
import { ask, testKnowledge, trainEnglish, untrainedKnowledge } from '../testing/knowledge.ts';
import { createRecogniser } from './recogniser.ts';
import { createSiteAnswers } from './site-answers.ts';

const english = testKnowledge['en']!;

Deno.test('every offered question has its own answer, on a page of either language', () => {
  for (const { answers } of Object.values(testKnowledge)) {
    for (const { question, reply } of answers) {
      for (const pageLocale of question ? ['en', 'sv'] : []) {
        assert.deepEqual(ask(question ?? '', pageLocale), { response: reply, suggestions: [] });
      }
    }
  }
});

Deno.test('known wordings match exactly, ignoring punctuation and capitals', () => {
  assert.deepEqual(ask('Delivery time?!'), { response: 'en delivery', suggestions: [] });
  const refusal = { response: english.standardReplies.unknown, suggestions: [] };
  assert.deepEqual(ask('Tell me a JOKE'), refusal);
});

Deno.test('small talk is answered in its own language, whatever the page', () => {
  assert.equal(ask('HEJ', 'en', ['how much is a boat']).response, 'sv greeting');
  assert.equal(ask('Heyyy! Good morning', 'sv').response, 'en greeting');
});

Deno.test('a message without an answer on the site, or anywhere, gets a reply saying so', () => {
  for (const message of ['who won the capital of Norway', '???']) {
    assert.deepEqual(
      ask(message, 'en'),
      { response: english.standardReplies.unknown, suggestions: [] },
      message,
    );
  }
});

Deno.test('the previous answer is repeated in the requested language', () => {
  const swedish = { response: 'sv price', suggestions: [] };
  assert.deepEqual(ask('På svenska?', 'en', ['hello', 'how much would a boat be']), swedish);
  const unknown = testKnowledge['sv']?.standardReplies.unknown;
  assert.equal(ask('in Swedish', 'en', ['tell me a joke']).response, unknown);
});

Deno.test('an estimate is repeated in the requested language, even outside the sizes', () => {
  const find = createSiteAnswers(testKnowledge);
  const replies = { '4 people': 'small', '90 people': 'outside', '4 people and 250 calls': 'pays for 250' };
  for (const [size, reply] of Object.entries(replies)) {
    const content = `What is the price of a boat for ${size}?`;
    assert.equal(find({ message: content, messages: [] }, 'en').response.split('\n')[0], `en ${reply}`);
    const messages = [{ role: 'user' as const, content }];
    assert.equal(find({ message: 'På svenska?', messages }, 'en').response, `sv ${reply}`);
    const again = [...messages, { role: 'user' as const, content: 'På svenska?' }];
    assert.match(find({ message: 'In English?', messages: again }, 'en').response, /^en /);
  }
});

Deno.test('only the last ten parts of a message are examined', () => {
  const { messagePartsOf } = createRecogniser(english);
  const parts = Array.from({ length: 500 }, (_, index) => `a${index}`);
  assert.deepEqual(messagePartsOf(`${parts.join('.')}?!`), parts.slice(-10));
});

Deno.test('a short question that continues the previous one is looked up together with it', () => {
  assert.match(ask('and a small boat', 'en', ['what is the price of a boat']).response, /en price/);
});

Deno.test('a clear answer offers two questions that visitors ask next, but none already answered', () => {
  const answers = untrainedKnowledge.en.answers.map((answer) =>
    answer.id === 'price' ? { ...answer, related: ['gone', 'colour', 'sails', 'delivery'] } : answer,
  );
  const find = createSiteAnswers(trainEnglish({ answers }));
  const message = 'What does a boat cost?';
  assert.deepEqual(find({ message, messages: [] }).suggestions, [
    'Which colours are there?',
    'Which sails belong to it?',
  ]);
  const messages = [{ role: 'assistant' as const, content: 'en colour' }];
  assert.deepEqual(find({ message, messages }).suggestions, [
    'Which sails belong to it?',
    'When is the boat delivered?',
  ]);
});
