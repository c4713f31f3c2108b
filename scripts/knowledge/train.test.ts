import { describe, expect, it } from 'vitest';
import { createClassifier } from '../../supabase/functions/chat-assistant/answers/classifier.ts';
import { denseRegression, sparseRegression } from './regression.ts';
import { train } from './train.ts';

const classes = [
  {
    isAnswered: true,
    texts: ['What is the price?'],
    wordings: [
      'price of a boat',
      'boat price',
      'how much is the boat',
      'cost of a boat',
      'what do boats cost',
    ],
  },
  {
    isAnswered: true,
    texts: ['Which sails are there?'],
    wordings: ['what sails', 'sails and rigging', 'is a sail included', 'mainsail', 'new sails'],
  },
  {
    isAnswered: false,
    texts: [],
    wordings: ['tell me a joke', 'weather tomorrow', 'who is the king', 'pizza recipe', 'capital of France'],
  },
];

it('train learns also from fewer wordings than it has rounds', () => {
  expect(() => train([{ isAnswered: true, texts: [], wordings: ['boat price'] }], 'en')).not.toThrow();
});

describe('train', () => {
  const { model, report } = train(classes, 'en');
  const classify = createClassifier(model, 2, 'en');

  it('makes a model that finds the answer to a wording it has not seen', () => {
    expect(classify('the boat, what price?').best[0]).toBe(0);
    expect(classify('rigging of the mainsail').best[0]).toBe(1);
  });

  it('believes a question of the subject more than one that is none', () => {
    expect(classify('price of the boat').answerable).toBeGreaterThan(
      classify('a joke about the weather').answerable,
    );
  });

  it('finds nothing in words that it has never met', () => {
    expect(classify('xyzzy').best).toEqual([]);
  });

  it('gives the same model for the same wordings', () => {
    expect(train(classes, 'en')).toEqual({ model, report });
  });

  it('reports shares of the wordings that were left out', () => {
    for (const share of Object.values(report)) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(report.refused).toBeGreaterThanOrEqual(0.97);
  });
});

describe('the regressions', () => {
  it('find the signal that tells, and its direction', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [1, i % 2, i % 3]);
    const [, tells, chance] = denseRegression(
      rows,
      rows.map(([, one]) => one === 1),
    );
    expect(tells).toBeGreaterThan(3);
    expect(Math.abs(chance ?? 9)).toBeLessThan(1);
  });

  it('weigh features for and against', () => {
    const vectors = Array.from({ length: 40 }, (_, i) => ({ places: [i % 2], values: [1] }));
    const { weights } = sparseRegression(
      vectors,
      vectors.map(({ places }) => places[0] === 1),
      2,
    );
    expect([Math.sign(weights[0] ?? 0), Math.sign(weights[1] ?? 0)]).toEqual([-1, 1]);
  });
});
