/**
 * `npm run eval`: asks the assistant, without a model, the questions of tools/assistant/eval, each set of an assistant that
 * was taught without it, and prints what was right; fails under the goals. With `--wrong` it also prints what was
 * wrong. It takes about a minute.
 */

import { readQuestions } from './eval/questions.ts';
import { goals, longestTime, type Result, run, share } from './eval/run.ts';
import { withoutWordings } from './eval/without-wordings.ts';
import { buildKnowledge } from './knowledge/build.ts';
import { readContent } from './knowledge/published-files.ts';

const content = readContent();
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const kinds = ['right', 'withinTap', 'refused', 'language', 'wrongAlone'] as const;
const sharesOf = (results: readonly Result[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, percent(share(results, kind))]));

const all: Result[] = [];
let slowestStart = 0;
const rows: Record<string, string | number>[] = [];
for (const { name, questions } of readQuestions()) {
  const messages = questions.map(({ message }) => message);
  const { knowledge } = buildKnowledge(withoutWordings(content, messages));
  const { results, start } = await run(questions, knowledge);
  all.push(...results);
  slowestStart = Math.max(slowestStart, start);
  for (const locale of knowledge.locales) {
    const own = results.filter(({ question }) => question.locale === locale);
    rows.push({ set: name, locale, count: own.length, ...sharesOf(own) });
  }
}
rows.push({ set: 'all', locale: '', count: all.length, ...sharesOf(all) });
console.table(rows);

const slowest = Math.max(...all.map(({ time }) => time));
console.log(
  `Processor time of the slowest reply: ${slowest.toFixed(1)} ms, of the slowest first one: ${slowestStart.toFixed(0)} ms`,
);

if (process.argv.includes('--wrong')) {
  for (const { question, reply, score } of all) {
    const { wrongAlone, ...good } = score;
    if (!wrongAlone && Object.values(good).every(Boolean)) continue;
    console.log(`\n${question.message}\n${JSON.stringify(score)} ${question.expect.join(', ')}`);
    console.log(`${reply.response}\n${reply.suggestions.join(' | ')}`);
  }
}

const failures = [
  ...kinds
    .filter((kind) =>
      kind === 'wrongAlone' ? share(all, kind) > goals[kind] : share(all, kind) < goals[kind],
    )
    .map((kind) => `${kind} is ${percent(share(all, kind))}, the goal ${percent(goals[kind])}`),
  ...(slowest > longestTime ? [`the slowest reply takes more than ${longestTime} ms`] : []),
];
for (const failure of failures) console.error(`Failed: ${failure}.`);
if (failures.length > 0) process.exitCode = 1;
