/** Classifies questions by naive Bayes, based on how often the wordings of each class have the question's features. */

import type { Answer, Trained } from '../knowledge.ts';
import type { Features } from '../language/words.ts';
import { lengthExponent, smoothing } from '../thresholds.ts';
import { lookUp } from './sorted-table.ts';

/** The answers to a question, by how likely they are. */
export interface Ranking {
  /** Likeliest first; empty if no feature of the question is known. */
  readonly best: readonly Answer[];
  /** True if a class without an answer is likelier than every class with an answer. */
  readonly isOutOfScope: boolean;
  /** Log-odds that the question has an answer, and that `best[0]` is that answer. */
  readonly oddsOfAnswer: number;
  readonly oddsOfBest: number;
  /** Present if the conversation decides the first answer, whatever the message's own odds. */
  readonly isFromContext?: true;
}

/** The ranking of a question none of whose features is known. */
const noRanking = { best: [], isOutOfScope: false, oddsOfAnswer: -Infinity, oddsOfBest: -Infinity };

/**
 * @param answers those of the first classes
 * @returns a function that ranks the answers to a question
 */
export function createClassifier(
  {
    features,
    featureCount,
    totals,
    aspects,
  }: Pick<Trained, 'features' | 'featureCount' | 'totals' | 'aspects'>,
  answers: readonly Answer[],
): (question: Features) => Ranking {
  const classes = totals.length;
  // The log-probability of a feature that a class does not have.
  const unseen = totals.map((total) => Math.log(smoothing / (total + smoothing * featureCount)));
  // Features that few classes have are the most informative.
  const rarity = (having = 0.5) => Math.sqrt(Math.log1p(classes / having) / Math.log1p(classes));

  return (question) => {
    const scores = Array<number>(classes).fill(0);
    let known = 0;
    let all = 0;
    for (const [feature, base] of question) {
      const counts = lookUp(features, feature)?.split(' ');
      const weight = base * rarity(counts?.length);
      all += weight;
      if (!counts) continue;
      known += weight;
      for (const entry of counts) {
        const count = entry.includes(':') ? Number(entry.slice(entry.indexOf(':') + 1)) : 1;
        scores[Number.parseInt(entry, 10)]! += weight * Math.log(1 + count / smoothing);
      }
    }
    if (known === 0) return noRanking;
    // A text with many unknown features may be about something else.
    const certainty = known / all / all ** lengthExponent;
    const odds = scores.map((score, classIndex) => certainty * (score + known * unseen[classIndex]!));
    const [answerOdds, outOfScope] = [
      odds.slice(0, answers.length),
      odds.slice(answers.length + aspects.length),
    ];
    for (const [aspect, answer] of aspects.entries())
      answerOdds[answer] = logSum([answerOdds[answer]!, odds[answers.length + aspect]!]);
    return rank(answers, answerOdds, outOfScope);
  };
}

function rank(answers: readonly Answer[], scores: readonly number[], outOfScope: readonly number[]): Ranking {
  const all = [...scores, ...outOfScope];
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const [first = 0] = order;
  return {
    best: order.map((index) => answers[index]!),
    isOutOfScope: Math.max(...outOfScope) > scores[first]!,
    oddsOfAnswer: logSum(scores) - logSum(outOfScope),
    oddsOfBest: scores[first]! - logSum(all.toSpliced(first, 1)),
  };
}

/** log(Σ exp(value)). */
function logSum(values: readonly number[]): number {
  const max = Math.max(...values);
  if (max === -Infinity) return max;
  return max + Math.log(values.reduce((sum, value) => sum + Math.exp(value - max), 0));
}
