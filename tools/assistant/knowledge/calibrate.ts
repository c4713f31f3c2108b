import { createClassifier } from '../../../supabase/functions/chat-assistant/answers/classifier.ts';
import { examplesOf } from '../../../supabase/functions/chat-assistant/answers/site-answers.ts';
import type { LanguageKnowledge, Locale } from '../../../supabase/functions/chat-assistant/knowledge.ts';

/** Five-fold cross-validation: each fifth of the wordings is classified by the other four. */
const folds = 5;

/**
 * Share of unanswerable questions to refuse. A higher share would withhold right answers from many more visitors
 * (docs/decisions/019).
 */
const refused = 0.93;

/** Share of answers given without alternatives that must be right. */
const rightAlone = 0.95;

/** Finds the log-odds from which answers are given, by testing the classifier on wordings that it has not seen. */
export function calibrate(
  language: Pick<LanguageKnowledge, 'answers' | 'outOfScope'>,
  locale: Locale,
): NonNullable<LanguageKnowledge['thresholds']> {
  const answers = language.answers.length;
  const classes = answers + language.outOfScope.length;
  const examples = examplesOf(language, locale);
  const tried = Array.from({ length: folds }, (_, fold) => {
    const rest = examples.filter((_example, index) => index % folds !== fold);
    const classify = createClassifier(rest, classes, answers);
    return examples
      .filter(({ isAnswer }, index) => index % folds === fold && !isAnswer)
      .map(({ features, classIndex }) => ({ ...classify(features), classIndex }));
  }).flat();
  const unanswered = tried
    .flatMap(({ classIndex, answerable }) => (classIndex < answers ? [] : [answerable]))
    .toSorted((a, b) => a - b);
  const beside = finite(unanswered[Math.floor(unanswered.length * refused)]);
  // The lowest odds from which on enough answers are right.
  const given = tried.filter(({ answerable }) => answerable >= beside).toSorted((a, b) => b.right - a.right);
  let right = 0;
  const enough = given.filter(({ best, classIndex }, index) => {
    if (best[0] === classIndex) right += 1;
    return right / (index + 1) >= rightAlone;
  });
  return { beside, alone: finite((enough.at(-1) ?? given[0])?.right) };
}

/** JSON knows no infinity: it is what few wordings can tell apart without any doubt. */
function finite(odds = 0): number {
  return Math.max(-1e6, Math.min(1e6, odds));
}
