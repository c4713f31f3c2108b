import type { Reply } from '../../supabase/functions/chat-assistant/answers/answer-provider.ts';
import { createAssistant } from '../../supabase/functions/chat-assistant/answers/assistant.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
import type { Question } from './questions.ts';
import { type Score, score } from './score.ts';

export interface Result {
  readonly question: Question;
  readonly reply: Reply;
  readonly score: Score;
  /** How long the processor took for the reply, in ms: a clock would also count what else the machine does. */
  readonly time: number;
  /** True for the first question in its language. */
  readonly isFirst: boolean;
}

/** Asks the assistant, without a model, every question in turn. */
export async function run(questions: readonly Question[], knowledge: Knowledge): Promise<Result[]> {
  const assistant = createAssistant({ knowledge, log: () => undefined });
  const results: Result[] = [];
  for (const question of questions) {
    const start = process.cpuUsage();
    const reply = await assistant.answer(
      { message: question.message, messages: question.history },
      question.from,
    );
    const { user, system } = process.cpuUsage(start);
    results.push({
      question,
      reply,
      score: score(question, reply, knowledge),
      time: (user + system) / 1000,
      isFirst: results.every((result) => result.question.locale !== question.locale),
    });
  }
  return results;
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
