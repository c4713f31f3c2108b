/**
 * `npm run eval`: asks the assistant, without a model, the questions of tools/eval/questions.jsonl, each of an assistant
 * that was taught without it, and prints the shares of right replies; fails below the goals. With `--wrong` it also prints what was
 * wrong. It takes about fifteen seconds.
 *
 * `npm run eval -- <file>` asks the questions of another file: a new round, before anything is learnt from it.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createSiteAnswers,
  type FoundReply,
} from '../../supabase/functions/chat-assistant/answers/site-answers.ts';
import { train } from '../../supabase/functions/chat-assistant/training/train.ts';
import { readKnowledge } from '../../src/integrations/knowledge/assistant-knowledge.ts';
import { parseQuestions, type Question, type Score, score, withoutWordings } from './score.ts';

interface Result {
  readonly question: Question;
  readonly reply: FoundReply;
  readonly score: Score;
}

/** The goals for all questions; docs/decisions/019 has the results. */
const goals = { right: 0.75, withinTap: 0.92, refused: 0.94, language: 0.99, wrongAlone: 0.05 } as const;
const kinds = Object.keys(goals) as (keyof Score)[];

/** The questions are divided into this many parts; for each part, the assistant is trained without its wordings. */
const parts = 10;

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const path = file ?? fileURLToPath(new URL('questions.jsonl', import.meta.url));
const questions = parseQuestions(path, readFileSync(path, 'utf8'));
const { knowledge: whole } = readKnowledge();
const all: Result[] = [];
for (let part = 0; part < parts; part += 1) {
  const asked = questions.filter((_, index) => index % parts === part);
  const messages = asked.map(({ message }) => message);
  const knowledge = train(withoutWordings(whole, messages));
  const find = createSiteAnswers(knowledge);
  for (const question of asked) {
    const reply = find({ message: question.message, messages: question.history }, question.from);
    all.push({ question, reply, score: score(question, reply, knowledge) });
  }
}

/** The share of results for which `kind` is true, among the results it applies to. */
function share(results: readonly Result[], kind: keyof Score): number | undefined {
  const asked = results.map((result) => result.score[kind]).filter((one) => one !== undefined);
  return asked.length === 0 ? undefined : asked.filter(Boolean).length / asked.length;
}

const percent = (part?: number) => (part === undefined ? '' : `${(part * 100).toFixed(1)} %`);
const rowOf = (results: readonly Result[]) => ({
  count: results.length,
  ...Object.fromEntries(kinds.map((kind) => [kind, percent(share(results, kind))])),
});
const rows = Object.keys(whole).map((locale) => [
  locale,
  rowOf(all.filter(({ question }) => question.locale === locale)),
]);
console.table(Object.fromEntries([...rows, ['all', rowOf(all)]]));

if (process.argv.includes('--wrong')) {
  for (const { question, reply, score: result } of all) {
    const { wrongAlone, ...good } = result;
    if (!wrongAlone && Object.values(good).every(Boolean)) continue;
    console.log(`\n${question.message}\n${JSON.stringify(result)} ${question.expect.join(', ')}`);
    console.log(`${reply.ids.join(', ')}: ${reply.response}\n${reply.suggestions.join(' | ')}`);
  }
}

const failures = kinds.flatMap((kind) => {
  const reached = share(all, kind) ?? goals[kind];
  const isMissed = kind === 'wrongAlone' ? reached > goals[kind] : reached < goals[kind];
  return isMissed ? [`${kind} is ${percent(reached)}, the goal ${percent(goals[kind])}`] : [];
});
for (const failure of failures) console.error(`Failed: ${failure}.`);
if (failures.length > 0) process.exitCode = 1;
