import { getCollection } from 'astro:content';
import type { Locale } from '../../site/locales.ts';
import type { FaqQuestion, FaqTopic } from './parse-faq.ts';

const topicsByLocale = new Map((await getCollection('faq')).map(({ id, data }) => [id, data.topics]));

/** The topics with all their questions, both those on `/faq` and the rarer ones. */
export function faqTopics(locale: Locale): readonly FaqTopic[] {
  return topicsByLocale.get(locale)!;
}

export function featuredQuestions(topics: readonly FaqTopic[]): FaqQuestion[] {
  return topics.flatMap(({ questions }) => questions.filter(({ featured }) => featured));
}

/** The questions that the assistant suggests first. */
export function starterQuestions(topics: readonly FaqTopic[]): string[] {
  return topics
    .flatMap(({ questions }) => questions.filter(({ starter }) => starter))
    .map(({ question }) => question);
}
