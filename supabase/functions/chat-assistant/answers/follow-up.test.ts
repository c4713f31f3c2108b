import assert from 'node:assert/strict';
import type { ChatRequest } from '../http/chat-request.ts';
import { ask, trainEnglish, untrainedKnowledge } from '../testing/knowledge.ts';
import { createSiteAnswers } from './site-answers.ts';

const link = 'Read more: [Boats](/boats)';
const replies = {
  trial: `You sail it for a week. It costs SEK 90. A sailor comes along.\n\n${link}`,
  price: `A boat costs SEK 1,000.\n\n${link}`,
  mooring: `The mooring is yours for life.\n\n${link}`,
  'mooring-price': `The mooring costs SEK 500.\n\n${link}`,
  berth: `A berth is in the harbour.\n\n${link}`,
};
const questions = {
  trial: 'Can we try it first?',
  price: 'What does a boat cost?',
  mooring: 'Is there a mooring?',
  'mooring-price': 'What does the mooring cost?',
  berth: 'Where is the berth?',
};
type Id = keyof typeof replies;
const wordings: { readonly [Name in Id]?: readonly string[] } = {
  price: ['how much'],
  'mooring-price': ['mooring price', 'cost of the mooring'],
};

const answers = Object.entries(questions).map(([id, question]) => ({
  id,
  question,
  reply: replies[id as Id],
  wordings: [question, ...(wordings[id as Id] ?? [])],
}));
const find = createSiteAnswers(trainEnglish({ answers }));

const turns = (question: string, reply: string): ChatRequest['messages'] => [
  { role: 'user', content: question },
  { role: 'assistant', content: reply },
];

/** The reply to a message after one of the site's questions. */
const after = (id: Id, message: string) => find({ message, messages: turns(questions[id], replies[id]) });

Deno.test('a question without a subject gets the matching sentence of the previous answer', () => {
  assert.equal(after('trial', 'how much is it?').response, `It costs SEK 90.\n\n${link}`);
});

Deno.test('otherwise it gets the matching answer on the same subject', () => {
  assert.equal(after('mooring', 'and what does it cost').answerIds[0], 'mooring-price');
  assert.equal(find({ message: 'how much', messages: [] }).response, replies.price);
});

Deno.test('a doubtful answer is followed by the previous one again, or by the next likeliest', () => {
  const inFull = (id: Id): string => `**${questions[id]}**\n\n${replies[id]}`;
  const other = after('mooring', 'and what does it cost');
  assert.equal(
    other.response,
    [inFull('mooring-price'), inFull('mooring'), 'en: or one of these?'].join('\n\n'),
  );
  const same = after('mooring', 'on a lake');
  assert.deepEqual(same.answerIds, ['mooring', 'price']);
});

Deno.test('a message continues the first answer of a reply with two', () => {
  const messages = turns(questions.mooring, `${replies.mooring}\n\n${replies.trial}`);
  assert.match(find({ message: 'life?', messages }).response, /^The mooring is yours for life\./);
});

Deno.test('a longer message may continue the subject too', () => {
  const long = 'my brother says that he would like to have one on a lake in the north then';
  assert.equal(after('mooring', long).answerIds[0], 'mooring');
});

Deno.test('a short question about a word in the previous answer gets the sentence containing it', () => {
  const { response, suggestions } = after('trial', 'a sailor?');
  assert.equal(response, `A sailor comes along.\n\n${link}\n\nen: or one of these?`);
  assert.ok(suggestions.length > 0);
});

Deno.test('a message that is out of scope on its own is not about the previous answer', () => {
  const { unknown } = untrainedKnowledge.en.standardReplies;
  assert.equal(after('trial', 'tell me a joke about it').response, unknown);
});

Deno.test('a short wording of another answer may be a follow-up, so alternatives are offered', () => {
  const { response, suggestions } = after('berth', 'how much');
  assert.match(response, /^\*\*What does a boat cost\?\*\*\n\nA boat costs[^]*or one of these\?$/);
  assert.ok(suggestions.length > 0);
});

Deno.test('an e-mail address in a sentence is not its subject', () => {
  const address = {
    id: 'club',
    question: 'Is there a club?',
    reply: 'Write to sailors@boats.example.',
    wordings: ['club'],
  };
  const withClub = createSiteAnswers(trainEnglish({ answers: [...answers, address] }));
  const messages = turns(address.question, address.reply);
  const { response } = withClub({ message: 'any sailors?', messages });
  assert.doesNotMatch(response, /^Write to/);
});

Deno.test('a correction replaces the misunderstood question', () => {
  assert.deepEqual(after('mooring', 'No, I meant the berth, not the mooring').answerIds, ['berth']);
  assert.doesNotMatch(after('berth', 'I meant the berth').response, /harbour/);
});

Deno.test('a message without a subject is about the previous answer', () => {
  assert.match(after('berth', 'why is that').response, /^\*\*Where is the berth\?\*\*\n\nA berth/);
  const earlier = ['what is the price of a boat', 'how come', 'in English'];
  assert.match(ask('why?', 'en', earlier).response, /en price/);
  assert.doesNotMatch(ask('why?', 'en').response, /price/);
});

Deno.test('a clear question without a subject, or a message without words, is not a follow-up', () => {
  const clearQuestion = 'what does it cost, and is that it';
  const cost = { id: 'cost', question: clearQuestion, reply: 'All of it.', wordings: [clearQuestion] };
  const withCost = createSiteAnswers(trainEnglish({ answers: [...answers, cost] }));
  const messages = turns(questions.berth, replies.berth);
  assert.deepEqual(withCost({ message: clearQuestion, messages }).answerIds, ['cost']);
  assert.doesNotMatch(after('berth', '👍👍').response, /harbour/);
});

Deno.test('a message that fits no answer gets the previous answer, followed by other questions', () => {
  for (const id of ['berth', 'trial', 'mooring', 'price'] as const) {
    const { answerIds, suggestions } = after(id, 'on a lake');
    assert.equal(answerIds[0], id);
    assert.notEqual(suggestions.length, 0);
  }
});
