/** The site's questions and answers, for pages. */

import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import type { FaqTopic } from './schema.ts';

const answers = new Map((await getCollection('answers')).map(({ id, data }) => [id, data.topics]));

/** Whether any language has answers. Without them there is no page of questions, and nothing leads to it. */
export const hasFaq = answers.values().some((topics) => topics.length > 0);

/** The topics with their questions, in the order of the page; none in a language without answers. */
export function faqTopics(locale: Locale): readonly FaqTopic[] {
  return answers.get(locale) ?? [];
}
