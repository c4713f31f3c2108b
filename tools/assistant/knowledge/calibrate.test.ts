import { expect, it } from 'vitest';
import { createClassifier } from '../../../supabase/functions/chat-assistant/answers/classifier.ts';
import { examplesOf } from '../../../supabase/functions/chat-assistant/answers/site-answers.ts';
import { featuresOf } from '../../../supabase/functions/chat-assistant/language/words.ts';
import { calibrate } from './calibrate.ts';

const answer = (id: string, wordings: string[]) => ({
  id,
  question: `About the ${id}?`,
  reply: id,
  wordings,
});
const language = {
  answers: [
    answer('boat', [
      'price of a boat',
      'boat price',
      'how much is the boat',
      'cost of a boat',
      'what do boats cost',
    ]),
    answer('sail', ['what sails', 'sails and rigging', 'is a sail included', 'mainsail', 'new sails']),
  ],
  outOfScope: [
    ['tell me a joke', 'weather tomorrow', 'who is the king', 'pizza recipe', 'capital of France'],
  ],
};

it('calibrate finds bars that keep most of what has no answer out, and what is known by its words in', () => {
  const { beside, alone } = calibrate(language, 'en');
  const classify = createClassifier(examplesOf(language, 'en'), 3, 2);
  const of = (text: string) => classify(featuresOf(text, 'en'));
  expect(of('what is the price of the boats').answerable).toBeGreaterThan(beside);
  expect(of('what is the weather of the king').answerable).toBeLessThan(beside);
  expect(alone).toBeGreaterThan(-1e6);
});

it('calibrate takes few wordings, and none that have no answer', () => {
  const few = { answers: [answer('boat', ['boat price'])], outOfScope: [] };
  expect(Object.values(calibrate(few, 'en')).every(Number.isFinite)).toBe(true);
});
