/** The sample’s two articles. */

import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales.ts';
import { localizeArticle } from '@/blog/localize.ts';
import { renderMarkdown } from '@/blog/markdown.ts';
import { readContent } from '../scripts/content/read-content.ts';

const { articles } = readContent();

const pages = articles.flatMap((article) =>
  locales.map((locale) => {
    const localized = localizeArticle(article, locale);
    const rendered = renderMarkdown(localized.body, { locale, tableLabel: 'Table' });
    return { page: `${locale} ${article.id}`, ...localized, locale, ...rendered };
  }),
);

it('the articles are the two that were agreed, with their dates, read times and flags', () => {
  expect(
    articles.map(({ id, publishedAt, readMinutes, featured }) => [id, publishedAt, readMinutes, featured]),
  ).toEqual([
    ['ai-voice-agents-business-guide-2025', '2025-10-24', 12, true],
    ['ai-automation-trends-2024', '2024-01-20', 8, false],
  ]);
});

it('the articles have as many chapters in Swedish as in English', () => {
  const chapters = (locale: string) =>
    pages
      .filter((page) => page.locale === locale)
      .map(({ headings }) => headings.filter(({ level }) => level === 2).length);
  expect(chapters('sv')).toEqual(chapters('en'));
  expect(Math.min(...chapters('en'))).toBeGreaterThan(1);
});

it('the articles lie in English and in Swedish', () => {
  const own = pages.filter(({ locale }) => ['en', 'sv'].includes(locale));
  expect(own.filter(({ locale, bodyLocale }) => bodyLocale !== locale)).toEqual([]);
  expect(own.filter(({ locale, titleLocale }) => titleLocale !== locale)).toEqual([]);
});
