import type { FaqQuestion, FaqTopic } from './parse-faq.ts';

/** More questions than these are no beginning for a conversation. */
const mostFirst = 3;

/** The questions that the home page shows, in the order of the topics. */
export function featuredQuestions(topics: readonly FaqTopic[]): FaqQuestion[] {
  return topics.flatMap(({ questions }) => questions.filter(({ featured }) => featured));
}

/**
 * What the assistant offers to ask first: three questions at most, each of another topic. What a topic has for
 * this comes before what it has for the home page.
 */
export function firstQuestions(topics: readonly FaqTopic[]): string[] {
  return topics
    .flatMap(
      ({ questions }) =>
        questions.find(({ first }) => first) ?? questions.find(({ featured }) => featured) ?? [],
    )
    .slice(0, mostFirst)
    .map(({ question }) => question);
}
