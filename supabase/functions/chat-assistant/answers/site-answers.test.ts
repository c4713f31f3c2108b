import assert from 'node:assert/strict';
import { createAssistant } from './assistant.ts';
import { testKnowledge } from '../testing/site.ts';

const assistant = createAssistant({ knowledge: testKnowledge, log: assert.fail });
const english = testKnowledge.languages['en']!;

function ask(message: string, page?: string, earlier: readonly string[] = []) {
  const messages = earlier.map((content) => ({ role: 'user' as const, content }));
  return assistant.answer({ message, messages }, page);
}

Deno.test('every offered question has its own answer, on a page of either language', async () => {
  for (const { answers } of Object.values(testKnowledge.languages)) {
    for (const { question, reply } of answers) {
      for (const page of question ? ['en', 'sv'] : []) {
        assert.deepEqual(await ask(question ?? '', page), { response: reply, suggestions: [] });
      }
    }
  }
});

Deno.test('wordings are known by heart, whatever their marks and capitals', async () => {
  assert.deepEqual(await ask('Delivery time?!'), { response: 'en delivery', suggestions: [] });
  const refusal = { response: english.sentences.unknown, suggestions: [] };
  assert.deepEqual(await ask('Tell me a JOKE'), refusal);
});

Deno.test('small talk is answered in its own language, whatever the page', async () => {
  assert.equal((await ask('HEJ', 'en', ['how much is a boat'])).response, 'sv greeting');
});

Deno.test('other wordings are recognised: sure ones alone, others with questions beside them', async () => {
  assert.deepEqual(await ask('what would the price of such a boat be please'), {
    response: 'en price',
    suggestions: [],
  });
  assert.match((await ask('hur mycket kostar en liten båt')).response, /^sv price/);
  const { response, suggestions } = await ask('boats in blue or red, delivered', 'en');
  assert(response.endsWith(`\n\n${english.sentences.alternatives}`), response);
  assert.equal(suggestions.length, 3);
  assert(suggestions.every((question) => english.answers.some((answer) => answer.question === question)));
});

Deno.test('what is not understood gets the nearest questions', async () => {
  assert.equal((await ask('the weather and the colour', 'en')).response, english.sentences.unsure);
});

Deno.test('what the site does not answer, or nobody can, is said', async () => {
  for (const message of ['who won the capital of Norway', '???']) {
    assert.deepEqual(
      await ask(message, 'en'),
      { response: english.sentences.unknown, suggestions: [] },
      message,
    );
  }
});

Deno.test('a short question that continues the one before it is looked up with it', async () => {
  assert.match((await ask('and the small one', 'en', ['what is the price of a boat'])).response, /^en price/);
});

Deno.test('a message that says nothing alone is looked up with the question before it', async () => {
  assert.match((await ask('why?', 'en', ['what is the price of a boat'])).response, /^en price/);
  const earlier = ['what is the price of a boat', 'how come', 'in English'];
  assert.match((await ask('why?', 'en', earlier)).response, /^en price/);
  assert.doesNotMatch((await ask('why?', 'en')).response, /price/);
});

Deno.test('the previous answer is given in the language that is asked for', async () => {
  const swedish = { response: 'sv price', suggestions: [] };
  assert.deepEqual(await ask('På svenska?', 'en', ['hello', 'how much would a boat be']), swedish);
  const unknown = testKnowledge.languages['sv']?.sentences.unknown;
  assert.equal((await ask('in Swedish', 'en', ['tell me a joke'])).response, unknown);
});

Deno.test('small talk is no reply to what it only resembles, or to what asks', async () => {
  for (const message of ['hello is there weather', 'good morning, there hey?']) {
    assert.doesNotMatch((await ask(message, 'en')).response, /greeting/, message);
  }
});

Deno.test('a language without answers says which ones there are', async () => {
  assert.equal((await ask('?!', 'de')).response, 'de: I speak English and Swedish.');
});

Deno.test('without questions to tell it from, small talk is known by heart only', async () => {
  const { thresholds: _thresholds, ...rest } = english;
  const answers = english.answers.filter(({ question }) => question === undefined);
  const knowledge = { locales: ['en'], languages: { en: { ...rest, answers } } };
  const { answer } = createAssistant({ knowledge, log: assert.fail });
  assert.equal((await answer({ message: 'good morning', messages: [] })).response, 'en greeting');
  const reply = await answer({ message: 'good morning in Norway', messages: [] });
  assert.equal(reply.response, english.sentences.unknown);
});
