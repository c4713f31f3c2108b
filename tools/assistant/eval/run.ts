import { createAssistant, type Reply } from '../../../supabase/functions/chat-assistant/answers/assistant.ts';
import type { Knowledge } from '../../../supabase/functions/chat-assistant/knowledge.ts';
import type { Question } from './questions.ts';
import { type Score, score } from './score.ts';

export interface Result {
  readonly question: Question;
  readonly reply: Reply;
  readonly score: Score;
  /** How long the processor took for the reply, in ms: a clock would also count what else the machine does. */
  readonly time: number;
}

/**
 * Asks the assistant, without a model, every question in turn.
 *
 * @returns the results, and how long the processor took for the first reply of a language at most
 */
export async function run(
  questions: readonly Question[],
  knowledge: Knowledge,
): Promise<{ results: Result[]; start: number }> {
  const assistant = createAssistant({ knowledge, log: () => undefined });
  const ask = async ({ message, history = [] }: Partial<Question>, page?: string) => {
    const start = process.cpuUsage();
    const reply = await assistant.answer({ message: message ?? '', messages: history }, page);
    const { user, system } = process.cpuUsage(start);
    return { reply, time: (user + system) / 1000 };
  };
  let start = 0;
  for (const locale of knowledge.locales) start = Math.max(start, (await ask({}, locale)).time);
  const results: Result[] = [];
  for (const question of questions) {
    const { reply, time } = await ask(question, question.from);
    results.push({ question, reply, score: score(question, reply, knowledge), time });
  }
  return { results, start };
}

/** The share of results that are so, of those that were asked for it; 1 when none was. */
export function share(results: readonly Result[], kind: keyof Score): number {
  const asked = results.map(({ score }) => score[kind]).filter((one) => one !== undefined);
  return asked.length === 0 ? 1 : asked.filter(Boolean).length / asked.length;
}

/** The goals for all questions together; docs/decisions/076 says what is reached. */
export const goals = {
  right: 0.75,
  withinTap: 0.92,
  refused: 0.95,
  language: 0.99,
  wrongAlone: 0.05,
} as const;

/** In ms: the goal for the slowest reply. */
export const longestTime = 50;
