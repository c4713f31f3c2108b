import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const text = z.string().min(1);

const question = z.strictObject({
  /** The language that the reply must have. */
  locale: text,
  /** The language of the page that the question is asked on; it counts where the words show none. */
  from: text.optional(),
  history: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: text }))
    .default([])
    .describe('The turns before the message, oldest first'),
  message: text,
  expect: z
    .array(text)
    .min(1)
    .describe(
      'Any of these is right: ids of answers, addresses that an answer links to, or "none" for a refusal',
    ),
});

export type Question = z.infer<typeof question>;

export interface QuestionSet {
  readonly name: string;
  readonly questions: readonly Question[];
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The questions that the assistant is measured with: `questions.json`, which the answers were tuned
 * with, and each round of `rounds/`, which was new when it was first asked.
 *
 * @throws when one of them is not as it should be
 */
export function readQuestions(): QuestionSet[] {
  const rounds = readdirSync(`${folder}rounds`)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  return ['questions.json', ...rounds.map((name) => `rounds/${name}`)].map((name) => ({
    name,
    questions: z.array(question).parse(JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))),
  }));
}
