/** Classifies questions by naive Bayes, based on how often the wordings of each class have the question's features. */

import type { Answer, TrainedClassifier } from '../knowledge.ts';
import type { Features } from '../language/words.ts';
import { countIfUnknown, lengthExponent, smoothing } from '../thresholds.ts';
import { lookUp } from './sorted-table.ts';

/** The answers to a question, by how likely they are. */
export interface Ranking {
  /** Likeliest first; empty if no feature of the question is known. */
  readonly answers: readonly Answer[];
  /** True if a class without an answer is likelier than every class with an answer. */
  readonly isOutOfScope: boolean;
  /** Log-odds that the question has an answer, and that `answers[0]` is that answer. */
  readonly oddsInScope: number;
  readonly oddsOfFirst: number;
  /** Present if the conversation decides the first answer, whatever the message's own odds. */
  readonly isFromContext?: true;
}

/** The ranking of a question none of whose features is known. */
const noRanking = { answers: [], isOutOfScope: false, oddsInScope: -Infinity, oddsOfFirst: -Infinity };

/**
 * @param answers those of the first classes
 * @returns a function that ranks the answers to a question
 */
export function createClassifier(
  {
    classCountsByFeature,
    featureCount,
    totals,
    aspects,
  }: Pick<TrainedClassifier, 'classCountsByFeature' | 'featureCount' | 'totals' | 'aspects'>,
  answers: readonly Answer[],
): (question: Features) => Ranking {
  const classes = totals.length;
  // The log-probability of a feature that a class does not have.
  const unseen = totals.map((total) => Math.log(smoothing / (total + smoothing * featureCount)));
  // Features that few classes have are the most informative.
  const rarity = (count: number) => Math.sqrt(Math.log1p(classes / count) / Math.log1p(classes));

  return (question) => {
    const scores = Array<number>(classes).fill(0);
    let knownWeight = 0;
    let totalWeight = 0;
    for (const [feature, base] of question) {
      const counts = lookUp(classCountsByFeature, feature)?.split(' ');
      const weight = base * rarity(counts?.length ?? countIfUnknown);
      totalWeight += weight;
      if (!counts) continue;
      knownWeight += weight;
      for (const entry of counts) {
        const count = entry.includes(':') ? Number(entry.slice(entry.indexOf(':') + 1)) : 1;
        scores[Number.parseInt(entry, 10)]! += weight * Math.log(1 + count / smoothing);
      }
    }
    if (knownWeight === 0) return noRanking;
    // A text with many unknown features may be about something else.
    const certainty = knownWeight / totalWeight / totalWeight ** lengthExponent;
    const odds = scores.map((score, classIndex) => certainty * (score + knownWeight * unseen[classIndex]!));
    const answerOdds = odds.slice(0, answers.length);
    const outOfScopeOdds = odds.slice(answers.length + aspects.length);
    for (const [aspect, answer] of aspects.entries())
      answerOdds[answer] = logSum([answerOdds[answer]!, odds[answers.length + aspect]!]);
    return rank(answers, answerOdds, outOfScopeOdds);
  };
}

function rank(
  answers: readonly Answer[],
  odds: readonly number[],
  outOfScopeOdds: readonly number[],
): Ranking {
  const all = [...odds, ...outOfScopeOdds];
  const order = [...odds.keys()].sort((a, b) => odds[b]! - odds[a]!);
  const [first = 0] = order;
  return {
    answers: order.map((index) => answers[index]!),
    isOutOfScope: Math.max(...outOfScopeOdds) > odds[first]!,
    oddsInScope: logSum(odds) - logSum(outOfScopeOdds),
    oddsOfFirst: odds[first]! - logSum(all.toSpliced(first, 1)),
  };
}

/** log(Σ exp(value)). */
function logSum(values: readonly number[]): number {
  const max = Math.max(...values);
  if (max === -Infinity) return max;
  return max + Math.log(values.reduce((sum, value) => sum + Math.exp(value - max), 0));
}
