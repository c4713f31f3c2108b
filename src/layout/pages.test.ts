import { describe, expect, it } from 'vitest';
import type { Article } from '../content/articles/article.ts';
import { listings } from '../content/articles/listings.ts';
import { localizeArticle } from '../content/articles/localize.ts';
import { origin, site } from '../content/company/data.ts';
import { dictionary } from '../content/texts/dictionary.ts';
import { format } from '../site/format.ts';
import { locales } from '../site/locales.ts';
import { type PageName, routes } from '../site/routes.ts';
import { exampleArticle } from '../testing/fixtures/article.ts';
import { articlePage, listingPage, sitePage, socialImages } from './pages.ts';

const article: Article = {
  ...exampleArticle,
  en: { title: 'Some title', excerpt: 'About it.', tags: ['Costs'], body: 'Text' },
  sv: { title: 'En rubrik', tags: ['Kostnader'] },
};

const textsOf = ({ image }: { image: object }): string => JSON.stringify(image);

describe('sitePage', () => {
  it.each(Object.keys(routes) as PageName[])('%s says in its image what its heading says', (name) => {
    for (const locale of locales) {
      const page = sitePage(name, locale);
      expect(page.image.alt).toContain(site.brand);
      const [heading = ''] = page.image.alt.split(' | ');
      for (const word of heading.split(' ')) expect(textsOf(page)).toContain(word);
      expect(textsOf(page)).toContain(new URL(origin).host);
    }
  });
});

it('articlePage says who wrote the article, when, and how long it takes to read, in the language of the page', () => {
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

describe('listingPage', () => {
  const articles = Array.from({ length: 13 }, (_, index) => ({ ...article, id: `a${index}` }));
  const pageAt = (wanted: string) => {
    const listing = listings(articles).find(({ route }) => route === wanted);
    if (!listing) throw new Error(`There is no list at ${wanted}.`);
    return listingPage(listing, 'sv');
  };

  it('names its number from the second on, and shows the image of the first', () => {
    const { page } = pageAt('/blog/page/2');
    expect(page).toMatchObject({ route: '/blog/page/2', title: expect.stringMatching(/, \D+2\D+2$/) });
    expect(page.description).not.toBe(sitePage('blog', 'sv').description);
    expect(page.image).toEqual(sitePage('blog', 'sv').image);
  });

  it('names the tag in the language of the page', () => {
    const { page, heading } = pageAt('/blog/tag/costs');
    expect([page.title, heading]).toEqual([expect.stringContaining('Kostnader'), page.title]);
    expect(page.keywords[0]).toBe('Kostnader');
    expect(page.image.path).toMatch(/^\/social\/blog-tag-costs-sv\./);
  });
});
