import { expect, it } from 'vitest';
import { localizeArticle } from '../content/articles/localize.ts';
import { origin, site } from '../content/owner-data.ts';
import { dictionary } from '../content/texts/dictionary.ts';
import { format } from '../site/format.ts';
import { locales } from '../site/locales.ts';
import { type PageName, routes } from '../site/routes.ts';
import { englishArticle } from '../testing/fixtures/article.ts';
import { articlePage, numberedPage, pageByName, tagPage } from './page-metadata.ts';

const article = englishArticle(
  { excerpt: 'About it.', tags: ['Costs'], body: 'Text' },
  { sv: { title: 'En rubrik', tags: ['Kostnader'] } },
);

const textsOf = ({ image }: { image: object }): string => JSON.stringify(image);

it.each(Object.keys(routes) as PageName[])('pageByName %s has its heading in its image', (name) => {
  for (const locale of locales) {
    const page = pageByName(name, locale);
    expect(page.image.alt).toContain(site.brand);
    const [heading = ''] = page.image.alt.split(' | ');
    for (const word of heading.split(' ')) expect(textsOf(page)).toContain(word);
    expect(textsOf(page)).toContain(new URL(origin).host);
  }
});

it('articlePage states the author, date and read time in the language of the page', () => {
  const page = articlePage(localizeArticle(article, 'sv'), 'sv');
  expect(page).toMatchObject({ route: '/blog/some-id', title: 'En rubrik', description: 'About it.' });
  const { author, publishedAt } = article;
  expect(page.article).toEqual({
    author,
    publishedAt,
    changedAt: publishedAt,
    tags: ['Kostnader'],
    words: 1,
    readMinutes: 12,
  });
  const { by, readTime } = dictionary('sv').blog;
  const facts = [`${by} Sara Nord`, '24 oktober 2025', format(readTime, { minutes: '12' })];
  for (const fact of facts) expect(textsOf(page)).toContain(fact);
});

it('numberedPage shows its number from the second page on, and uses the first page’s image', () => {
  const first = pageByName('blog', 'sv');
  const list = (currentPage: number, current: string) => ({
    currentPage,
    lastPage: 3,
    url: { current },
  });
  expect(numberedPage(first, list(1, '/sv/blog'))).toBe(first);
  expect(numberedPage(first, list(2, '/sv/blog/2'))).toEqual({
    ...first,
    route: '/blog/2',
    title: expect.stringMatching(/, \D+2\D+3$/),
    description: expect.stringMatching(/ \D+2\D+3\.$/),
  });
});

it('tagPage has the tag in its title, keywords and image', () => {
  const page = tagPage('costs', 'Kostnader', 'sv');
  expect(page.title).toContain('Kostnader');
  expect(page.keywords[0]).toBe('Kostnader');
  expect(page.image.path).toMatch(/^\/social\/blog-tag-costs-sv\./);
});
