/** The articles of `content/blog` against spec section 3. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { anchors, article as articleRoute, routes, withoutLocale } from '../i18n/routes.ts';
import { localizeArticle } from './localize.ts';
import { renderMarkdown } from './markdown.ts';
import { readArticles } from './read-articles.ts';

const root = 'content/blog';
const folder = new URL('../../content/blog/', import.meta.url);

const articles = readArticles(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path: `${root}/${path}`, text: readFileSync(new URL(path, folder), 'utf8') })),
  root,
);

const pages = articles.flatMap((article) =>
  locales.map((locale) => {
    const localized = localizeArticle(article, locale);
    const rendered = renderMarkdown(localized.body, { locale, tableLabel: 'Table' });
    return { page: `${locale} ${article.id}`, ...localized, locale, ...rendered };
  }),
);

it('are the two of the specification with its dates, read times and flags', () => {
  expect(
    articles.map(({ id, publishedAt, readMinutes, featured }) => [id, publishedAt, readMinutes, featured]),
  ).toEqual([
    ['ai-voice-agents-business-guide-2025', '2025-10-24', 12, true],
    ['ai-automation-trends-2024', '2024-01-20', 8, false],
  ]);
});

it('have as many chapters in Swedish as in English', () => {
  const chapters = (locale: string) =>
    pages
      .filter((page) => page.locale === locale)
      .map(({ headings }) => headings.filter(({ level }) => level === 2).length);
  expect(chapters('sv')).toEqual(chapters('en'));
  expect(Math.min(...chapters('en'))).toBeGreaterThan(1);
});

it('lie in both languages', () => {
  expect(pages.filter(({ locale, bodyLocale }) => bodyLocale !== locale)).toEqual([]);
  expect(pages.filter(({ locale, titleLocale }) => titleLocale !== locale)).toEqual([]);
});

describe.each(pages)('$page', ({ body, html, title, excerpt, tags, headings, readMinutes }) => {
  it('is as long as its read time says', () => {
    const words = body.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(200 * readMinutes);
  });

  it('has a title and an excerpt that searches show whole', () => {
    expect(title.length).toBeLessThan(65);
    expect(excerpt.length).toBeGreaterThanOrEqual(70);
    expect(excerpt.length).toBeLessThanOrEqual(170);
  });

  it('has no straight quotation mark or apostrophe', () => {
    expect([title, excerpt, ...tags, body].join('\n').match(/.{0,20}['"].{0,20}/g)).toBeNull();
  });

  it('leads only to pages, articles and anchors that exist', () => {
    const known = [...Object.values(routes), ...articles.map(({ id }) => articleRoute(id))];
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    const dead = links.filter((href) => {
      const [path = '', fragment] = href.split('#');
      const route = withoutLocale(path);
      const isAnchor = route === routes.home && Object.values<unknown>(anchors).includes(fragment);
      return !known.includes(route) || (fragment !== undefined && !isAnchor);
    });
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it('has no heading without its own address', () => {
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('');
  });

  it('holds no raw HTML', () => {
    expect(html).not.toMatch(/&lt;\/?[a-z]/i);
  });
});
