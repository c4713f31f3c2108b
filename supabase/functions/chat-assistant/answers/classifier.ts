/** Classifies questions by naive Bayes, from how often the wordings of each class have the question's features. */

import type { Features } from '../language/words.ts';

/** A wording, or the text of an answer, and the class that it belongs to. */
export interface Example {
  readonly features: Features;
  readonly classIndex: number;
}

/** The result for a question. */
export interface Ranking {
  /** The classes with an answer, likeliest first; empty when no feature of the question is known. */
  readonly best: readonly number[];
  /** True when a class without an answer is likelier than every class with one. */
  readonly isOutOfScope: boolean;
  /** Log-odds that the question has an answer, that it is the first one, and that it is this and not the second. */
  readonly answerable: number;
  readonly right: number;
  readonly lead: number;
}

/** From these log-odds on an answer stands alone: 95% of such were right in cross-validation. */
export const certain = 6.6;

/** From these log-odds on the likeliest answer is given: 93% of what has no answer stayed below in cross-validation. */
export const likely = 3.3;

/** Of a question without a known feature. */
const noRanking = { best: [], isOutOfScope: false, answerable: -Infinity, right: -Infinity, lead: 0 };

/** Added to the count of every feature in every class. Found by cross-validation. */
const smoothing = 0.06;

/** How much the length of a question takes from the odds: features overlap, so a long one would always look certain. */
const lengthPower = 0.2;

/**
 * Counts the features of all examples, which come class by class.
 *
 * @param classes the number of classes: those with an answer come first
 * @param answers the number of classes with an answer
 * @returns a function that ranks the answers to a question
 */
export function createClassifier(
  examples: readonly Example[],
  classes: number,
  answers: number,
): (question: Features) => Ranking {
  // How often each class has each feature.
  const vocabulary = new Map<string, { readonly classIndex: number; count: number }[]>();
  const totals = Array<number>(classes).fill(0);
  for (const { features, classIndex } of examples) {
    for (const feature of features.keys()) {
      const counts = vocabulary.get(feature);
      const last = counts?.at(-1);
      if (!counts) vocabulary.set(feature, [{ classIndex, count: 1 }]);
      else if (last?.classIndex === classIndex) last.count += 1;
      else counts.push({ classIndex, count: 1 });
      totals[classIndex]! += 1;
    }
  }
  // The log-probability of a feature that a class does not have.
  const unseen = totals.map((total) => Math.log(smoothing / (total + smoothing * vocabulary.size)));
  // What few classes have says most about which one is meant.
  const rarity = (having = 0.5) => Math.sqrt(Math.log1p(classes / having) / Math.log1p(classes));

  return (question) => {
    const scores = Array<number>(classes).fill(0);
    let known = 0;
    let all = 0;
    for (const [feature, base] of question) {
      const counts = vocabulary.get(feature);
      const weight = base * rarity(counts?.length);
      all += weight;
      if (!counts) continue;
      known += weight;
      for (const { classIndex, count } of counts)
        scores[classIndex]! += weight * Math.log(1 + count / smoothing);
    }
    if (known === 0) return noRanking;
    // What has much that no wording has may be about something else.
    const certainty = known / all / all ** lengthPower;
    return rank(
      scores.map((score, classIndex) => certainty * (score + known * unseen[classIndex]!)),
      answers,
    );
  };
}

function rank(scores: readonly number[], answers: number): Ranking {
  const best = [...scores.keys()].slice(0, answers).sort((a, b) => scores[b]! - scores[a]!);
  const [first = 0, second = first] = best;
  const unanswered = scores.slice(answers);
  return {
    best,
    isOutOfScope: Math.max(...unanswered) > scores[first]!,
    answerable: logSum(scores.slice(0, answers)) - logSum(unanswered),
    right: scores[first]! - logSum(scores.toSpliced(first, 1)),
    lead: scores[first]! - scores[second]!,
  };
}

/** log(Σ exp(value)). */
function logSum(values: readonly number[]): number {
  const max = Math.max(...values);
  if (max === -Infinity) return max;
  return max + Math.log(values.reduce((sum, value) => sum + Math.exp(value - max), 0));
}
