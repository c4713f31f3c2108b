import { expect, it } from 'vitest';
import { createSiteAnswers } from '../../supabase/functions/chat-assistant/answers/site-answers.ts';
import {
  testKnowledge,
  untrainedKnowledge,
} from '../../supabase/functions/chat-assistant/testing/knowledge.ts';
import { train } from '../../supabase/functions/chat-assistant/training/train.ts';
import { parseQuestions, score, withoutWordings } from './score.ts';

const { standardReplies } = testKnowledge['en']!;
const questionFor = (expect: string[]) => ({ locale: 'en', history: [], message: '', expect });
const scored = (
  expectedIds: string[],
  id: string | undefined,
  { suggestions = [] as string[], locale = 'en', response = '' } = {},
) =>
  score(
    questionFor(expectedIds),
    { response, suggestions, locale, answerIds: id === undefined ? [] : [id] },
    testKnowledge,
  );

it('score judges whether a reply is right, offered, refused, in the right language and wrong without a warning', () => {
  const good = { language: true, wrongAlone: false };
  expect(scored(['price'], 'price')).toEqual({ right: true, withinTap: true, ...good });
  expect(scored(['price'], undefined, { suggestions: ['What does a boat cost?'] })).toEqual({
    right: false,
    withinTap: true,
    ...good,
  });
  expect(scored(['none'], undefined)).toEqual({ refused: true, ...good });
  expect(scored(['price'], 'colour')).toMatchObject({ right: false, language: true, wrongAlone: true });
  expect(scored(['price'], 'colour', { response: standardReplies.alternatives })).toMatchObject({
    wrongAlone: false,
  });
  expect(scored(['price'], 'price', { locale: 'sv' })).toMatchObject({ language: false, right: false });
});

it('score counts an estimate as the answers it replaces, and a written answer only as itself', () => {
  const { en: english, ...others } = testKnowledge;
  const estimates = { ...english!.estimates, calculationAnswerIds: ['delivery'] };
  const scope = { id: 'price-scope', question: 'What is in the price?', reply: 'The hull.' };
  const answers = [...english!.answers, scope];
  const knowledge = { ...others, en: { ...english!, answers, estimates } };
  const isRight = (expected: string, id: string): boolean | undefined =>
    score(
      questionFor([expected]),
      { response: '', suggestions: [], locale: 'en', answerIds: [id] },
      knowledge,
    ).right;
  expect(isRight('price', 'price-small')).toBe(true);
  expect(isRight('price', 'calculation')).toBe(true);
  expect(isRight('delivery', 'calculation')).toBe(true);
  expect(isRight('delivery', 'price-small')).toBe(false);
  expect(isRight('price', 'price-scope')).toBe(false);
  expect(isRight('price-scope', 'price-scope')).toBe(true);
});

it('withoutWordings removes the wordings of the questions, and keeps small talk', () => {
  const reduced = withoutWordings(untrainedKnowledge, ['BOAT PRICE, please!', 'tell me a joke', 'hello']);
  const english = reduced['en'];
  expect(JSON.stringify(english)).not.toMatch(/boat price please|tell me a joke/);
  const knowledge = train(reduced);
  const find = createSiteAnswers(knowledge);
  expect(find({ message: 'Hello', messages: [] }).answerIds).toEqual(['greeting']);
});

it('an invalid question is reported with its line', () => {
  const right = '{"locale":"en","message":"Hi","expect":["greeting"]}';
  expect(parseQuestions('q.jsonl', `${right}\n`)).toEqual([
    { locale: 'en', history: [], message: 'Hi', expect: ['greeting'] },
  ]);
  expect(() => parseQuestions('q.jsonl', `${right}\n{"locale":"en"}`)).toThrow(
    /^q\.jsonl:2: is not a valid question/,
  );
});
