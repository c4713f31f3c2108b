import assert from 'node:assert/strict';
import { createLanguageChoice } from '../language/detect.ts';
import { testKnowledge } from '../testing/site.ts';
import { createSiteAnswers } from './site-answers.ts';

const find = createSiteAnswers(testKnowledge, createLanguageChoice(testKnowledge));
const english = testKnowledge.languages['en']!;

function ask(message: string, page?: string, earlier: readonly string[] = []) {
  const messages = earlier.map((content) => ({ role: 'user' as const, content }));
  const { response, suggestions } = find({ message, messages }, page);
  return { response, suggestions };
}

Deno.test('every offered question has its own answer, on a page of either language', () => {
  for (const { answers } of Object.values(testKnowledge.languages)) {
    for (const { question, reply } of answers) {
      for (const page of question ? ['en', 'sv'] : []) {
        assert.deepEqual(ask(question ?? '', page), { response: reply, suggestions: [] });
      }
    }
  }
});

Deno.test('wordings are known by heart, whatever their marks and capitals', () => {
  assert.deepEqual(ask('Delivery time?!'), { response: 'en delivery', suggestions: [] });
  const refusal = { response: english.sentences.unknown, suggestions: [] };
  assert.deepEqual(ask('Tell me a JOKE'), refusal);
});

Deno.test('small talk is answered in its own language, whatever the page', () => {
  assert.equal(ask('HEJ', 'en', ['how much is a boat']).response, 'sv greeting');
  assert.equal(ask('Heyyy! Good morning', 'sv').response, 'en greeting');
});

Deno.test('other wordings are recognised: sure ones alone, others with questions beside them', () => {
  assert.deepEqual(ask('what would the price of such a boat be please'), {
    response: 'en price',
    suggestions: [],
  });
  assert.match(ask('hur mycket kostar en liten båt').response, /^sv price/);
  const { response, suggestions } = ask('how long sails', 'en');
  assert(response.endsWith(`\n\n${english.sentences.alternatives}`), response);
  assert.equal(suggestions.length, 3);
  assert(suggestions.every((question) => english.answers.some((answer) => answer.question === question)));
});

Deno.test('an answer that the site may not have begins by saying so, once only', () => {
  const { response } = ask('and a small boat', 'en', ['what is the price of a boat']);
  assert.equal(response, `en: perhaps this?\n\nen price\n\n${english.sentences.alternatives}`);
  const messages = [
    { role: 'user' as const, content: 'what is the price of a boat' },
    { role: 'assistant' as const, content: response },
  ];
  assert.match(find({ message: 'why?', messages }, 'en').response, /^en repeated\n\nen price/);
});

Deno.test('what is not understood gets the nearest questions', () => {
  assert.equal(ask('is colour fun tomorrow', 'en').response, english.sentences.unsure);
});

Deno.test('a toss-up gets both answers, with other questions beside them', () => {
  const { response, suggestions } = ask('colour sails', 'en');
  assert.equal(response, `en sails\n\nen colour\n\n${english.sentences.alternatives}`);
  assert.equal(suggestions[0], 'What does a boat cost?');
});

Deno.test('a long message is answered by the question in it', () => {
  const story =
    'Yesterday the weather was fine, my brother won the match and we ate pizza by the tower until the king came. When is it delivered? He sang a song.';
  assert.match(ask(story, 'en').response, /en delivery/);
});

Deno.test('who asks two things gets both answers', () => {
  for (const message of ['How long until delivery? Is there a genoa?', 'delivery time and which sails']) {
    assert.equal(ask(message, 'en').response, 'en delivery\n\nen sails', message);
  }
});

Deno.test('an answer that is given again says that there is no more, with other questions beside it', () => {
  const messages = [
    { role: 'user' as const, content: 'what does a boat cost' },
    { role: 'assistant' as const, content: 'en price' },
  ];
  const { response, suggestions } = find({ message: 'why?', messages }, 'en');
  assert.match(response, /^en repeated\n\nen price\n\n/);
  assert.equal(suggestions.length, 3);
});

Deno.test('what the site does not answer, or nobody can, is said', () => {
  for (const message of ['who won the capital of Norway', '???']) {
    assert.deepEqual(ask(message, 'en'), { response: english.sentences.unknown, suggestions: [] }, message);
  }
});

Deno.test('a short question that continues the one before it is looked up with it', () => {
  assert.match(ask('and a small boat', 'en', ['what is the price of a boat']).response, /en price/);
});

Deno.test('a message that says nothing alone is looked up with the question before it', () => {
  assert.match(ask('why?', 'en', ['what is the price of a boat']).response, /^en price/);
  const earlier = ['what is the price of a boat', 'how come', 'in English'];
  assert.match(ask('why?', 'en', earlier).response, /^en price/);
  assert.doesNotMatch(ask('why?', 'en').response, /price/);
});

Deno.test('the previous answer is given in the language that is asked for', () => {
  const swedish = { response: 'sv price', suggestions: [] };
  assert.deepEqual(ask('På svenska?', 'en', ['hello', 'how much would a boat be']), swedish);
  const unknown = testKnowledge.languages['sv']?.sentences.unknown;
  assert.equal(ask('in Swedish', 'en', ['tell me a joke']).response, unknown);
});

Deno.test('small talk is no reply to what it only resembles, or to what asks', () => {
  for (const message of ['hello is there weather', 'good morning, there hey?', 'morning is that good']) {
    assert.doesNotMatch(ask(message, 'en').response, /greeting/, message);
  }
});

Deno.test('what a page says stands beside an answer that is not certain, with a link to its heading', () => {
  const { response, suggestions } = ask('wash the hull', 'en');
  assert.match(response, /\[Care en\]\(\/en\/care#hull\): Wash the hull\.\n\n/);
  assert(suggestions.length > 0);
});

Deno.test('a language without answers says which ones there are', () => {
  assert.equal(ask('?!', 'de').response, 'de: I speak English and Swedish.');
});
