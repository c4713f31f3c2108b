/**
 * `npm run eval`: asks the assistant, without a model, the questions of scripts/eval and prints what was
 * right; fails under the goals. With `--wrong` it also prints what was wrong. With `--unseen` each set is asked of
 * an assistant that was taught without it, which tells how well it does on questions of strangers; that takes
 * ten seconds a set, and is no goal.
 */

import json from '../supabase/functions/chat-assistant/knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../supabase/functions/chat-assistant/knowledge.ts';
import { type QuestionSet, readQuestions } from './eval/questions.ts';
import { goals, type Result, run, share, timeGoals } from './eval/run.ts';
import { withoutWordings } from './eval/without-wordings.ts';
import { buildKnowledge } from './knowledge/build.ts';
import { readContent } from './knowledge/read-files.ts';

const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
const kinds = ['right', 'withinTap', 'refused', 'language'] as const;

const knowledge = knowledgeSchema.parse(json);
const isUnseen = process.argv.includes('--unseen');
const all: Result[] = [];
const rows: Record<string, string | number>[] = [];
for (const { name, questions } of readQuestions()) {
  const results = await run(questions, isUnseen ? knowledgeWithout(questions) : knowledge);
  all.push(...results);
  for (const locale of knowledge.locales) {
    const own = results.filter(({ question }) => question.locale === locale);
    const shares = kinds.map((kind) => [kind, percent(share(own, (score) => score[kind]))]);
    const longest = Math.max(0, ...own.map(({ reply }) => reply.response.length));
    rows.push({ set: name, locale, count: own.length, ...Object.fromEntries(shares), longest });
  }
  for (const kind of kinds) {
    const reached = share(results, (score) => score[kind]);
    if (reached < goals[kind])
      fail(`${name}: ${kind} is ${percent(reached)}, wanted ${percent(goals[kind])}`);
  }
}
console.table(rows);

const times = all.map(({ time }) => time).toSorted((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;
const slowest = times.at(-1) ?? 0;
console.log(`Processor time of a reply: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`);
if (median > timeGoals.median || slowest > timeGoals.slowest) fail('the time is over the goal');

if (process.argv.includes('--wrong')) {
  for (const { question, reply, score } of all) {
    if (Object.values(score).every((right) => right !== false)) continue;
    console.log(`\n${question.message}\n${JSON.stringify(score)} ${question.expect.join(', ')}`);
    console.log(`${reply.response}\n${reply.suggestions.join(' | ')}`);
  }
}

function knowledgeWithout(questions: QuestionSet['questions']) {
  const messages = questions.map(({ message }) => message);
  return buildKnowledge(withoutWordings(readContent(), messages)).knowledge;
}

function fail(reason: string): void {
  if (isUnseen) return;
  console.error(`Failed: ${reason}.`);
  process.exitCode = 1;
}
