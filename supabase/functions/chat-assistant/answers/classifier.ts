import type { Locale, Model } from '../knowledge.ts';
import { featuresOf } from '../language/features.ts';
import { logOdds, rank } from './signals.ts';
import { knownShare, vectorOf } from './vector.ts';

export interface Classified {
  /** Places of the likeliest answers, best first. */
  readonly best: readonly number[];
  /** Whether it is more like some kind of question without an answer than like any that has one. */
  readonly isOutOfScope: boolean;
  /** Log-odds that the question has an answer at all, and that the first one is it. */
  readonly answerable: number;
  readonly right: number;
}

/** What is known of a question without a single known word. */
export const nothingFound: Classified = {
  best: [],
  isOutOfScope: false,
  answerable: -Infinity,
  right: -Infinity,
};

/**
 * Makes the function that finds the likeliest answers to a question.
 *
 * @param answers how many of the model's classes have an answer
 */
export function createClassifier(
  model: Model,
  answers: number,
  locale: Locale,
): (text: string) => Classified {
  const features = model.features.split('\n');
  const placeOf = new Map(features.map((feature, place) => [feature, place]));
  const rarity = bytesOf(model.rarity);
  const subjects = new Int8Array(bytesOf(model.subject).buffer);
  const weights = bytesOf(model.weights);
  const starts = startsOf(weights, features.length);

  return (text) => {
    const vector = vectorOf(
      featuresOf(text, locale),
      (feature) => placeOf.get(feature),
      (place) => (rarity[place] ?? 0) / 16,
      unknownRarity,
    );
    const { places, values } = vector;
    const classes = new Array<number>(model.classes).fill(0);
    let subject = model.subjectBias;
    places.forEach((place, index) => {
      const value = values[index] ?? 0;
      subject += value * (subjects[place] ?? 0) * model.subjectScale;
      const start = starts[place] ?? 0;
      const end = start + 1 + 2 * (weights[start] ?? 0);
      for (let at = start + 1; at < end; at += 2) {
        const owner = weights[at] ?? 0;
        classes[owner] = (classes[owner] ?? 0) + value * (weights[at + 1] ?? 0) * model.weightScale;
      }
    });
    // Of a question without a single known word, nothing can be said.
    if (places.length === 0) return nothingFound;
    const { best, isOutOfScope, signals } = rank({ classes, subject, known: knownShare(vector) }, answers);
    return {
      best,
      isOutOfScope,
      answerable: logOdds(signals, model.answerable),
      right: logOdds(signals, model.right),
    };
  };
}

/** Rarity of a feature that no wording holds: about one in several thousand. */
export const unknownRarity = 9;

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  // Not Uint8Array.from: it goes through an iterator, four times as slow at every start.
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Where the weights of each feature begin. */
function startsOf(weights: Uint8Array, count: number): Uint32Array {
  const starts = new Uint32Array(count);
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    starts[place] = at;
    at += 1 + 2 * (weights[at] ?? 0);
  }
  return starts;
}
