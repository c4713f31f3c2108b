/** The site's questions and answers for pages, read and checked when the site is built. */

import topics from '@content/faq/topics.json';
import { type Locale, locales } from '../i18n/locales.ts';
import { site } from '../site/site.ts';
import { faqValues } from './figures.ts';
import { type FaqTopic, parseFaq } from './parse-faq.ts';
import { figures } from './site-figures.ts';

const files = import.meta.glob<string>('/content/faq/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const faq = parseFaq({
  root: 'content/faq',
  topics,
  files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(1), text])),
  values: faqValues(site, figures),
});

/** Whether any language has answers. Without them there is no page of questions, and nothing leads to it. */
export const hasFaq = locales.some((locale) => faq[locale].length > 0);

/** The topics with their questions, in the order of the page; none in a language without answers. */
export function readFaq(locale: Locale): readonly FaqTopic[] {
  return faq[locale];
}
