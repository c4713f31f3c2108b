/**
 * `npm run eval` asks the assistant, without a model, the questions of tools/eval/questions.jsonl. Each question is
 * asked of an assistant that was trained without it. Prints the share of right replies, and fails if a goal is missed. `--wrong` also
 * prints the wrong replies. Takes about fifteen seconds.
 *
 * `npm run eval -- <file>` asks the questions of another file, such as new ones before the assistant learns from them.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readKnowledge } from '../../src/integrations/knowledge/assistant-knowledge.ts';
import {
  createSiteAnswers,
  type FoundReply,
} from '../../supabase/functions/chat-assistant/answers/site-answers.ts';
import { train } from '../../supabase/functions/chat-assistant/training/train.ts';
import { parseQuestions, type Question, type Score, score, withoutWordings } from './score.ts';

interface Result {
  readonly question: Question;
  readonly reply: FoundReply;
  readonly score: Score;
}

/** The goals for all questions, a point below the results in docs/decisions/019. */
const goals: Readonly<Record<keyof Score, { readonly min?: number; readonly max?: number }>> = {
  right: { min: 0.87 },
  withinTap: { min: 0.955 },
  refused: { min: 0.93 },
  language: { min: 0.989 },
  wrongAlone: { max: 0.017 },
};
const metrics = Object.keys(goals) as (keyof Score)[];

/** The questions are divided into this many folds. For each fold, the assistant is trained without its wordings. */
const folds = 10;

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const path = file ?? fileURLToPath(new URL('questions.jsonl', import.meta.url));
const questions = parseQuestions(path, readFileSync(path, 'utf8'));
const { knowledge: untrainedKnowledge } = readKnowledge();
const results: Result[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const foldQuestions = questions.filter((_, index) => index % folds === fold);
  const messages = foldQuestions.map(({ message }) => message);
  const knowledge = train(withoutWordings(untrainedKnowledge, messages));
  const find = createSiteAnswers(knowledge);
  for (const question of foldQuestions) {
    const reply = find({ message: question.message, messages: question.history }, question.pageLocale);
    results.push({ question, reply, score: score(question, reply, knowledge) });
  }
}

/** The share of results for which a metric is true, among the results that it applies to. */
function shareOf(some: readonly Result[], metric: keyof Score): number | undefined {
  const applicable = some.map((result) => result.score[metric]).filter((value) => value !== undefined);
  return applicable.length === 0 ? undefined : applicable.filter(Boolean).length / applicable.length;
}

const percent = (share?: number) => (share === undefined ? '' : `${(share * 100).toFixed(1)} %`);
const rowOf = (some: readonly Result[]) => ({
  count: some.length,
  ...Object.fromEntries(metrics.map((metric) => [metric, percent(shareOf(some, metric))])),
});
const rows = Object.keys(untrainedKnowledge).map((locale) => [
  locale,
  rowOf(results.filter(({ question }) => question.locale === locale)),
]);
console.table(Object.fromEntries([...rows, ['all', rowOf(results)]]));

if (process.argv.includes('--wrong')) {
  for (const { question, reply, score: verdicts } of results) {
    const { wrongAlone, ...good } = verdicts;
    if (!wrongAlone && Object.values(good).every(Boolean)) continue;
    console.log(`\n${question.message}\n${JSON.stringify(verdicts)} ${question.expect.join(', ')}`);
    console.log(`${reply.answerIds.join(', ')}: ${reply.response}\n${reply.suggestions.join(' | ')}`);
  }
}

const failures = metrics.flatMap((metric) => {
  const share = shareOf(results, metric);
  const { min = 0, max = 1 } = goals[metric];
  const isMissed = share !== undefined && (share < min || share > max);
  return isMissed ? [`${metric} is ${percent(share)}, the goal ${percent(min)} to ${percent(max)}`] : [];
});
for (const failure of failures) console.error(`Failed: ${failure}.`);
if (failures.length > 0) process.exitCode = 1;
