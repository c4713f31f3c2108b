/** What is known of a question after it was compared with every class. */
export interface Scores {
  /** Likeness to each class, from 0 to 1. */
  readonly classes: readonly number[];
  /** How much its words speak for the site's subjects (above 0) or against. */
  readonly subject: number;
  /** The share of it, from 0 to 1, that some wording holds too. */
  readonly known: number;
}

/** The classes that have an answer, best first, and what tells how far to believe the first. */
export interface Ranking {
  readonly best: readonly number[];
  /** Whether it is more like some kind of question without an answer than like any that has one. */
  readonly isOutOfScope: boolean;
  readonly signals: readonly number[];
}

/** How many answers are kept: one to give and three to offer, with room for small talk. */
const kept = 8;

/**
 * Ranks the answers.
 *
 * @param answers how many classes have one; those after them are questions without an answer
 */
export function rank({ classes, subject, known }: Scores, answers: number): Ranking {
  const best = classes
    .slice(0, answers)
    .map((score, index) => ({ score, index }))
    .toSorted((a, b) => b.score - a.score);
  const [first = 0, second = 0, third = 0] = best.map(({ score }) => score);
  const unanswered = Math.max(0, ...classes.slice(answers));
  return {
    best: best.slice(0, kept).map(({ index }) => index),
    isOutOfScope: unanswered > first,
    // Brought to about the same size, so that the regression weighs them evenly.
    signals: [
      1,
      first * 5,
      (first - second) * 10,
      (first - unanswered) * 10,
      subject,
      known * 3,
      // A question between several answers is no less one of the site's.
      (first + second + third) * 2,
    ],
  };
}

/** Log-odds by a logistic regression. */
export function logOdds(signals: readonly number[], coefficients: readonly number[]): number {
  return signals.reduce((sum, signal, index) => sum + signal * (coefficients[index] ?? 0), 0);
}
