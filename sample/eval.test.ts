/** The assistant’s answers to the questions about the sample’s pages. */

import { describe, expect, it } from 'vitest';
import json from '../supabase/functions/chat-assistant/knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../supabase/functions/chat-assistant/knowledge.ts';
import { readQuestions } from '../scripts/eval/questions.ts';
import { run, share } from '../scripts/eval/run.ts';

/** A little under what is reached: below it, a change has made the answers worse. */
const least = { right: 0.7, withinTap: 0.88, refused: 0.92, language: 0.99 };

describe.each(readQuestions())('the questions of $name', async ({ questions }) => {
  const results = await run(questions, knowledgeSchema.parse(json));

  it.each(['right', 'withinTap', 'refused', 'language'] as const)('do as well as before: %s', (kind) => {
    expect(share(results, (score) => score[kind])).toBeGreaterThanOrEqual(least[kind]);
  });
});
