import {
  createClassifier,
  type Ranking,
} from '../../../supabase/functions/chat-assistant/answers/classifier.ts';
import { examplesOf } from '../../../supabase/functions/chat-assistant/answers/site-answers.ts';
import type { Language, Locale } from '../../../supabase/functions/chat-assistant/knowledge.ts';

/** Five-fold cross-validation: each fifth of the wordings is classified by the other four. */
const folds = 5;

/**
 * Share of unanswerable questions to refuse. A higher share would withhold right answers from many more visitors
 * (docs/decisions/019).
 */
const refused = 0.93;

/** Share of answers given without alternatives that must be right. */
const rightAlone = 0.95;

type Tried = Ranking & { readonly owner: number };

/** Finds the log-odds from which answers are given, by testing the classifier on wordings that it has not seen. */
export function calibrate(
  language: Pick<Language, 'answers' | 'outOfScope'>,
  locale: Locale,
): NonNullable<Language['thresholds']> {
  const answers = language.answers.length;
  const classes = answers + language.outOfScope.length;
  const examples = examplesOf(language, locale);
  const tried = Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (_example: unknown, index: number) => index % folds === fold;
    const rest = examples.filter((example, index) => !isLeftOut(example, index));
    const classify = createClassifier(rest, classes, answers);
    return examples.filter(isLeftOut).map(({ features, owner }): Tried => ({ ...classify(features), owner }));
  }).flat();
  const unanswered = tried.filter(({ owner }) => owner >= answers).map(({ answerable }) => answerable);
  const beside = quantile(unanswered, refused);
  return { beside, alone: lowestOf(tried.filter(({ answerable }) => answerable >= beside)) };
}

const isRight = ({ best, owner }: Tried): boolean => best[0] === owner;

/** The value under which the given share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return finite(sorted[Math.floor(sorted.length * share)]);
}

/** The lowest odds from which on enough answers are right. */
function lowestOf(given: readonly Tried[]): number {
  const sorted = given.toSorted((a, b) => b.right - a.right);
  let right = 0;
  let lowest = sorted[0]?.right;
  sorted.forEach((one, index) => {
    if (isRight(one)) right += 1;
    if (right / (index + 1) >= rightAlone) lowest = one.right;
  });
  return finite(lowest);
}

/** JSON knows no infinity: it is what few wordings can tell apart without any doubt. */
function finite(odds = 0): number {
  return Math.max(-1e6, Math.min(1e6, odds));
}
