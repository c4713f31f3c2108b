import { createAssistant } from '../../supabase/functions/chat-assistant/assistant.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
import type { Question } from './questions.ts';
import { type Score, score } from './score.ts';

export interface Result {
  readonly question: Question;
  readonly reply: string;
  readonly score: Score;
  /** How long the reply took, in ms. */
  readonly time: number;
}

/** Asks the assistant, without a model, every question in turn. */
export async function run(questions: readonly Question[], knowledge: Knowledge): Promise<Result[]> {
  const assistant = createAssistant({ knowledge, log: () => undefined });
  const results: Result[] = [];
  for (const question of questions) {
    const start = performance.now();
    const reply = await assistant.answer(
      { message: question.message, messages: question.history },
      question.from,
    );
    const time = performance.now() - start;
    results.push({ question, reply, score: score(question, reply, knowledge.sentences), time });
  }
  return results;
}

/** The share of results that are right, of those that were asked for it; 1 when none was. */
export function share(results: readonly Result[], what: (score: Score) => boolean | undefined): number {
  const asked = results.map((result) => what(result.score)).filter((right) => right !== undefined);
  return asked.length === 0 ? 1 : asked.filter(Boolean).length / asked.length;
}

/** True when a reply is right in every respect. */
export function isRight({ page, fact, refusal, smallTalk, language }: Score): boolean {
  return [page, fact, refusal, smallTalk, language].every((right) => right !== false);
}

/** What must hold, by set. */
export const thresholds = {
  /** The goals, for questions that were used for tuning. */
  tuning: { page: 0.95, fact: 0.95, smallTalk: 1 },
  /**
   * A little below what was measured when they were first asked after the last change (decision 024):
   * below this, the tuning has learnt its own questions.
   */
  'held-out': { page: 0.85, fact: 0.75, smallTalk: 0.6 },
  /** A refusal that is missing is an invented answer; both are whole or broken. */
  refusals: 1,
  language: 1,
  /** In ms, for 95 of 100 replies; the others may have met what else the machine does. */
  time: 50,
} as const;
