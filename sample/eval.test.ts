/** The assistant’s answers to the questions about the sample’s pages. */

import { describe, expect, it } from 'vitest';
import json from '../supabase/functions/chat-assistant/knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../supabase/functions/chat-assistant/knowledge.ts';
import { readQuestions } from '../scripts/eval/questions.ts';
import { isRight, run, share, thresholds } from '../scripts/eval/run.ts';

const questions = readQuestions();
const results = await run(questions, knowledgeSchema.parse(json));

describe.each(['tuning', 'held-out'] as const)('the %s questions', (set) => {
  const own = results.filter(({ question }) => question.set === set);

  it('get the right page and fact', () => {
    expect(share(own, ({ page }) => page)).toBeGreaterThanOrEqual(thresholds[set].page);
    expect(share(own, ({ fact }) => fact)).toBeGreaterThanOrEqual(thresholds[set].fact);
  });

  it('get the reply that belongs to small talk', () => {
    expect(share(own, ({ smallTalk }) => smallTalk)).toBeGreaterThanOrEqual(thresholds[set].smallTalk);
  });

  it('are refused wherever the site has no answer', () => {
    const wrong = own.filter(({ question, score }) => question.expect === 'refusal' && !isRight(score));
    expect(wrong.map(({ question, reply }) => [question.message, reply])).toEqual([]);
  });

  it('are answered in their language', () => {
    const wrong = own.filter(({ score }) => !score.language);
    expect(wrong.map(({ question, reply }) => [question.message, reply])).toEqual([]);
  });

  it('have every kind in both languages', () => {
    const kinds = ['answer', 'refusal', 'greeting', 'thanks', 'whoAreYou', 'human'];
    for (const locale of ['en', 'sv']) {
      const found = own.filter(({ question }) => question.locale === locale);
      expect(found.map(({ question }) => question.expect)).toEqual(expect.arrayContaining(kinds));
    }
  });
});

it('no question stands in both sets', () => {
  const asked = questions.map(({ message, history }) => JSON.stringify([message, history]));
  expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
});
