import type { FaqQuestion, FaqTopic } from './parse-faq.ts';

/** More questions than these are no beginning for a conversation. */
const mostFirst = 3;

/** The questions that the home page shows, in the order of the topics. */
export function featuredQuestions(topics: readonly FaqTopic[]): FaqQuestion[] {
  return topics.flatMap(({ questions }) => questions.filter(({ featured }) => featured));
}

/** What the assistant offers to ask first: three featured questions at most, each of another topic. */
export function firstQuestions(topics: readonly FaqTopic[]): string[] {
  return topics
    .flatMap(({ questions }) => questions.find(({ featured }) => featured) ?? [])
    .slice(0, mostFirst)
    .map(({ question }) => question);
}
