/** The site's questions and answers, for pages. */

import { getCollection } from 'astro:content';
import type { Locale } from '../../site/locales.ts';
import type { FaqQuestion, FaqTopic } from './schema.ts';

const answers = new Map((await getCollection('answers')).map(({ id, data }) => [id, data.topics]));

/** Whether any language has answers. Without answers there is no FAQ page and no link to it. */
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
 * The first questions that the assistant suggests: at most three, from different topics. A topic's `first` question comes before
 * its `featured` one.
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
