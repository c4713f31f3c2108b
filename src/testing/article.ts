import type { Article } from '../collections/articles/article.ts';

/** An article for tests, translated to Swedish; none of it is the site's own. */
export const exampleArticle: Article = {
  id: 'some-id',
  author: 'Sara Nord',
  publishedAt: '2025-10-24',
  draft: false,
  readMinutes: 12,
  featured: false,
  en: { title: 'A title', excerpt: 'One sentence.', tags: ['Voice', 'Costs'], body: 'The text.' },
  sv: { title: 'En rubrik', excerpt: 'En mening.', tags: ['Röst', 'Kostnader'], body: 'Texten.' },
};
