import { expect, it } from 'vitest';
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

it('calibrate finds bars that refuse most of what has no answer, and says how well the rest is found', () => {
  const { thresholds, report } = calibrate(language, 'en');
  expect(report.refused).toBeGreaterThanOrEqual(0.8);
  expect(report.right).toBeGreaterThanOrEqual(0.8);
  expect(report.answered).toBeLessThanOrEqual(report.amongThree);
  expect(JSON.parse(JSON.stringify(thresholds))).toEqual({
    beside: expect.any(Number),
    alone: expect.any(Number),
  });
});

it('calibrate takes few wordings, and none that have no answer', () => {
  const few = { answers: [answer('boat', ['boat price'])], outOfScope: [] };
  expect(Object.values(calibrate(few, 'en').thresholds).every(Number.isFinite)).toBe(true);
});
