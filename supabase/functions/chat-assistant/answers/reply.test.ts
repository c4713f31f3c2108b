import assert from 'node:assert/strict';
import { ask, testKnowledge } from '../testing/knowledge.ts';
import { suggestionsFrom } from './reply.ts';

const english = testKnowledge['en']!;

Deno.test('other wordings get only the answer if it is certain, otherwise suggested questions too', () => {
  assert.deepEqual(ask('what would the price of such a boat be please'), {
    response: 'en price',
    suggestions: [],
  });
  assert.match(ask('hur mycket kostar en liten båt').response, /^sv price/);
  const { response, suggestions } = ask('how long sails', 'en');
  assert(response.endsWith(`\n\n${english.standardReplies.alternatives}`), response);
  assert(suggestions.length > 0);
  assert(suggestions.every((question) => english.answers.some((answer) => answer.question === question)));
});

Deno.test('an uncertain answer is followed by the next likeliest', () => {
  const { response } = ask('how long sails', 'en');
  assert.equal(response.match(/^\*\*.+\*\*$/gm)?.length, 2);
});

Deno.test('an uncertain answer starts with its question, as does a repeated one', () => {
  const { response } = ask('small boat now', 'en', ['what is the price of a boat']);
  assert.equal(response, `**What does a boat cost?**\n\nen price\n\n${english.standardReplies.alternatives}`);
  const again = ask('why?', 'en', ['what is the price of a boat'], response);
  assert.match(again.response, /^\*\*What does a boat cost\?\*\*\n\nen price/);
});

Deno.test('offers the nearest questions when it does not understand', () => {
  assert.equal(ask('is colour fun tomorrow', 'en').response, english.standardReplies.unsure);
});

Deno.test('without a clear answer, the previous one is repeated below a sentence saying so', () => {
  const { response } = ask('what is the price of a boat', 'en');
  const { standardReplies } = english;
  assert.deepEqual(ask('is colour fun tomorrow', 'en', ['what is the price of a boat'], response), {
    response: `${standardReplies.unsure}\n\n**What does a boat cost?**\n\nen price`,
    suggestions: ['Which colours are there?'],
  });
});

Deno.test('a merely possible answer comes below the sentence saying that no answer is clear', () => {
  const { response, suggestions } = ask('is boat fun', 'en');
  assert.equal(response, `${english.standardReplies.unsure}\n\n**What does a boat cost?**\n\nen price`);
  assert(suggestions.length > 0 && !suggestions.includes('What does a boat cost?'));
});

Deno.test('the answer to a long message is based on the question in it', () => {
  const story =
    'Yesterday the weather was fine, my brother won the match and we ate pizza by the tower until the king came. When is it delivered? He sang a song.';
  assert.match(ask(story, 'en').response, /en delivery/);
});

Deno.test('two questions in one message get both answers', () => {
  for (const message of ['How long until delivery? Is there a genoa?', 'delivery time and which sails']) {
    const { response } = ask(message, 'en');
    const both =
      '**When is the boat delivered?**\n\nen delivery\n\n**Which sails belong to it?**\n\nen sails';
    assert.equal(response, both, message);
  }
});

Deno.test('small talk is not the reply to questions, or to text that only resembles it', () => {
  for (const message of ['hello is there weather', 'good morning, there hey?', 'morning is that good']) {
    assert.doesNotMatch(ask(message, 'en').response, /greeting/, message);
  }
});

Deno.test('if no answer is clear, a passage is quoted with a link to its heading', () => {
  const { response, suggestions } = ask('wash the hull', 'en');
  assert.match(response, /\[Care en\]\(\/en\/care#hull\): Wash the hull\.\n\n/);
  assert(suggestions.length > 0);
});

Deno.test('a question is suggested only once', () => {
  const answers = ['a', 'b', 'a'].map((id) => ({ id, question: `What is ${id}?`, reply: id }));
  assert.deepEqual(suggestionsFrom(answers), ['What is a?', 'What is b?']);
});
