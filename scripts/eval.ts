/**
 * `npm run eval`: asks the assistant, without a model, the questions of scripts/eval/questions.json
 * and prints what was right. Fails under the thresholds. `npm run eval -- --wrong` also prints what
 * was wrong.
 */

import json from '../supabase/functions/chat-assistant/knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../supabase/functions/chat-assistant/knowledge.ts';
import { readQuestions } from './eval/questions.ts';
import { isRight, type Result, run, share, thresholds } from './eval/run.ts';

const percent = (part: number) => `${(part * 100).toFixed(0)} %`;

function row(name: string, results: readonly Result[]): Record<string, string | number> {
  const has = (what: 'page' | 'fact' | 'refusal' | 'smallTalk') =>
    results.some(({ score }) => score[what] !== undefined)
      ? percent(share(results, (score) => score[what]))
      : '';
  return {
    questions: name,
    count: results.length,
    page: has('page'),
    fact: has('fact'),
    refusal: has('refusal'),
    'small talk': has('smallTalk'),
    language: percent(share(results, ({ language }) => language)),
  };
}

function tableOf(results: readonly Result[]): Record<string, string | number>[] {
  const groups = Map.groupBy(results, ({ question }) => `${question.category}, ${question.locale}`);
  return [...[...groups].map(([name, group]) => row(name, group)), row('all', results)];
}

/** The thresholds that are not reached, a sentence each. */
function failures(results: readonly Result[], slow: number): string[] {
  const least: readonly (readonly [string, number, number])[] = (['tuning', 'held-out'] as const).flatMap(
    (set) => {
      const own = results.filter(({ question }) => question.set === set);
      return [
        [`${set}: right page`, share(own, ({ page }) => page), thresholds[set].page] as const,
        [`${set}: right fact`, share(own, ({ fact }) => fact), thresholds[set].fact] as const,
        [`${set}: small talk`, share(own, ({ smallTalk }) => smallTalk), thresholds[set].smallTalk] as const,
        [`${set}: refusals`, share(own, ({ refusal }) => refusal), thresholds.refusals] as const,
        [`${set}: language`, share(own, ({ language }) => language), thresholds.language] as const,
      ];
    },
  );
  return [
    ...least
      .filter(([, reached, wanted]) => reached < wanted)
      .map(([name, reached, wanted]) => `${name} is ${percent(reached)}, wanted ${percent(wanted)}`),
    ...(slow > thresholds.time
      ? [`p95 of the time is ${slow.toFixed(0)} ms, wanted ${thresholds.time}`]
      : []),
  ];
}

const results = await run(readQuestions(), knowledgeSchema.parse(json));
for (const set of ['tuning', 'held-out'] as const) {
  console.log(`\n${set}`);
  console.table(tableOf(results.filter(({ question }) => question.set === set)));
}

const times = results.map(({ time }) => time).toSorted((a, b) => a - b);
const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
console.log(
  `Time of a reply: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms`,
);

if (process.argv.includes('--wrong')) {
  for (const { question, reply, score } of results.filter((result) => !isRight(result.score))) {
    console.log(`\n${question.set}: ${question.message}\n${JSON.stringify(score)}\n${reply}`);
  }
}
for (const failure of failures(results, at(0.95))) {
  console.error(`Failed: ${failure}.`);
  process.exitCode = 1;
}
