import { describe, expect, it } from 'vitest';
import { featuredQuestions, firstQuestions } from './faq.ts';
import type { FaqTopic } from './schema.ts';

/** A topic whose questions are named by letters; capital ones are featured. */
function topic(letters: string): FaqTopic {
  const questions = [...letters].map((letter) => ({
    id: letter.toLowerCase(),
    question: `${letter}?`,
    answerMarkdown: letter,
    featured: letter === letter.toUpperCase(),
    wordings: [],
  }));
  return { id: `topic-${letters}`, title: letters, questions };
}

it('featuredQuestions are all that are featured, in the order of the topics', () => {
  const ids = featuredQuestions([topic('aBC'), topic('d'), topic('E')]).map(({ id }) => id);
  expect(ids).toEqual(['b', 'c', 'e']);
});

describe('firstQuestions', () => {
  it('are one featured question of each topic, three at most', () => {
    const topics = [topic('aBC'), topic('d'), topic('E'), topic('F'), topic('G')];
    expect(firstQuestions(topics)).toEqual(['B?', 'E?', 'F?']);
  });

  it('are what a topic keeps for them rather than what it features', () => {
    const [question] = topic('b').questions;
    const { id, title, questions } = topic('A');
    const kept = { id, title, questions: [...questions, { ...question!, first: true }] };
    expect(firstQuestions([kept])).toEqual(['b?']);
    expect(featuredQuestions([kept]).map((featured) => featured.id)).toEqual(['a']);
  });
});
