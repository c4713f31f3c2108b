import { z } from 'zod';
import json from './questions.json' with { type: 'json' };

const text = z.string().min(1);
const common = {
  /** `tuning` was used while the answers were made; `held-out` tells whether that holds elsewhere. */
  set: z.enum(['tuning', 'held-out']),
  category: text,
  /** The language that the answer must have. */
  locale: z.enum(['en', 'sv']),
  history: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: text }))
    .default([])
    .describe('The turns before the message, oldest first'),
  message: text,
  /** The language of the page that the question is asked on; it counts where the words show none. */
  from: z.enum(['en', 'sv']).optional(),
};

const question = z.discriminatedUnion('expect', [
  z.strictObject({
    ...common,
    expect: z.literal('answer'),
    pages: z.array(text.startsWith('/')).min(1).describe('Addresses of which one must be linked'),
    facts: z.array(text).min(1).describe('Each must be in the answer; "a|b" means either'),
  }),
  z.strictObject({
    ...common,
    expect: z.enum(['refusal', 'greeting', 'thanks', 'goodbye', 'whoAreYou', 'human']),
  }),
]);

export type Question = z.infer<typeof question>;

/**
 * The questions that the assistant is measured with.
 *
 * @throws when one of them is not as it should be
 */
export function readQuestions(): readonly Question[] {
  return z.array(question).min(60).parse(json);
}
