/** Classifies questions by naive Bayes, from how often the wordings of each class have the question's features. */

import type { Features } from '../language/words.ts';

/** A wording and the class that it belongs to. */
export interface Example {
  readonly features: Features;
  readonly owner: number;
}

/** The result for a question. */
export interface Ranking {
  /** The classes with an answer, likeliest first; empty when no feature of the question is known. */
  readonly best: readonly number[];
  /** True when a class without an answer is likelier than every class with one. */
  readonly isOutOfScope: boolean;
  /** Log-odds that the question has an answer, and that it is the first one, divided by √words. */
  readonly answerable: number;
  readonly right: number;
}

/** Added to the count of every feature in every class. Found by cross-validation. */
const smoothing = 0.06;

const nothingKnown: Ranking = { best: [], isOutOfScope: false, answerable: -Infinity, right: -Infinity };

/** The classes that have a feature, and its count in each. */
interface Owners {
  readonly classes: number[];
  readonly counts: number[];
}

/**
 * Counts the features of all examples.
 *
 * @param examples class by class
 * @param classes the number of classes: those with an answer come first
 * @param answers the number of classes with an answer
 * @returns a function that ranks the answers to a question
 */
export function createClassifier(
  examples: readonly Example[],
  classes: number,
  answers: number,
): (question: Features) => Ranking {
  const vocabulary = new Map<string, Owners>();
  const totals = new Float64Array(classes);
  let most = 1;
  for (const { features, owner } of examples) {
    for (const feature of features.weights.keys()) {
      let owners = vocabulary.get(feature);
      if (!owners) vocabulary.set(feature, (owners = { classes: [], counts: [] }));
      const last = owners.classes.length - 1;
      if (owners.classes[last] === owner) {
        owners.counts[last]! += 1;
        most = Math.max(most, owners.counts[last]!);
      } else {
        owners.classes.push(owner);
        owners.counts.push(1);
      }
      totals[owner]! += 1;
    }
  }
  // What a feature adds, by its count in the class. Logarithms are precomputed: they would take most of the time.
  const gains = Float64Array.from({ length: most + 1 }, (_, count) => Math.log(1 + count / smoothing));
  // The log-probability of a feature that a class does not have.
  const unseen = totals.map((total) => Math.log(smoothing / (total + smoothing * vocabulary.size)));

  // What few classes have says most about which one is meant.
  const rarity = ({ classes: having }: Owners) =>
    Math.sqrt(Math.log1p(classes / having.length) / Math.log1p(classes));

  return ({ weights, words }) => {
    const scores = new Float64Array(classes);
    let known = 0;
    for (const [feature, base] of weights) {
      const owners = vocabulary.get(feature);
      if (!owners) continue;
      const weight = base * rarity(owners);
      known += weight;
      for (let index = 0; index < owners.classes.length; index += 1) {
        scores[owners.classes[index]!]! += weight * gains[owners.counts[index]!]!;
      }
    }
    if (known === 0) return nothingKnown;
    unseen.forEach((one, owner) => (scores[owner]! += known * one));
    return rank(scores, answers, Math.sqrt(words));
  };
}

/**
 * @param length divides the log-odds: features of a question overlap, so a long question would always look certain
 */
function rank(scores: Float64Array, answers: number, length: number): Ranking {
  const best = Array.from({ length: answers }, (_, index) => index).sort((a, b) => scores[b]! - scores[a]!);
  const [first = 0] = best;
  const others = scores.filter((_, index) => index !== first);
  const unanswered = scores.subarray(answers);
  return {
    best,
    isOutOfScope: Math.max(...unanswered) > scores[first]!,
    answerable: (logSum(scores.subarray(0, answers)) - logSum(unanswered)) / length,
    right: (scores[first]! - logSum(others)) / length,
  };
}

/** log(Σ exp(value)). */
function logSum(values: Float64Array): number {
  const most = Math.max(...values);
  return most === -Infinity
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
