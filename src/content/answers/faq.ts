/** The site's questions and answers, for pages. */

import { getCollection } from 'astro:content';
import type { Locale } from '../../site/locales.ts';
import type { FaqQuestion, FaqTopic } from './schema.ts';

const answers = new Map((await getCollection('answers')).map(({ id, data }) => [id, data.topics]));

/** Whether any language has answers. Without them there is no page of questions, and nothing leads to it. */
export const hasFaq = answers.values().some((topics) => topics.length > 0);

/** The topics with their questions, in the order of the page; none in a language without answers. */
export function faqTopics(locale: Locale): readonly FaqTopic[] {
  return answers.get(locale) ?? [];
}

/** More questions than these are too many to begin a conversation. */
const maxFirst = 3;

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
    .slice(0, maxFirst)
    .map(({ question }) => question);
}
