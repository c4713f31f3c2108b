import { beforeEach, expect, it } from 'vitest';
import type { Article } from '../../content/articles/article-schema.ts';
import { readFrontMatter } from '../../content/articles/front-matter.ts';
import { problemSentence } from '../../content/content-error.ts';
import { byLocale } from '../../site/locales.ts';
import { englishArticle } from '../../testing/fixtures/article.ts';
import { exampleFacts, exampleSite } from '../../testing/fixtures/site.ts';
import { temporaryFolder } from '../../testing/helpers/temporary-folder.ts';
import { type LinkedContent, linkProblems, missingFiles } from './check-links.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder({ 'public/the guide.pdf': '' });
});

const legal = {
  privacy: { sections: { introduction: { title: 'Introduction' } } },
  terms: { sections: {} },
};
const rawTexts = byLocale(() => legal);
const noAnswers = byLocale((): ReturnType<typeof topicWithLink>[] => []);

const article = (body: string, swedish?: string) =>
  englishArticle({ tags: ['a'], body }, { id: 'winter', sv: { body: swedish } });

function topicWithLink(href: string) {
  const question = { id: 'price', question: 'Price?', answer: 'See [them](https://x.example/).' };
  const more = { text: 'More', href };
  return { id: 'topic', title: 'Topic', questions: [{ ...question, more, featured: false, wordings: [] }] };
}

/** The files of an article; its text starts on line 3. */
const filesOf = ({ id, en, sv }: Article) =>
  Object.entries({ en, sv }).flatMap(([locale, text]) =>
    text?.body === undefined
      ? []
      : [readFrontMatter({ path: `content/blog/${id}/index.${locale}.md`, text: `---\n---\n${text.body}` })],
  );

function found({ articles = [], ...changes }: { articles?: readonly Article[]; [other: string]: unknown }) {
  const markdownFiles = articles.flatMap(filesOf);
  const content = { site: {}, rawTexts, articles, markdownFiles, faq: noAnswers, ...changes };
  return linkProblems(content as unknown as LinkedContent, '2026-01-02', folder).map(problemSentence);
}

const noHeading = 'but the page has no such heading. Correct the part after #, or remove it.';
const noPage = 'but the site has no such page. Correct the address, or remove the link.';

it.each([
  '/about',
  '/#contact',
  '/sv/about#anything-in-the-markup',
  '/blog/winter',
  '/blog/winter#what-it-cost',
  '/sv/blog/winter#vad-det-kostade',
  '/about?from=article',
  '/the%20guide.pdf#page=2',
  '/rss.xml',
  '/.well-known/security.txt',
  '/favicon.ico',
  './a.png',
  'https://a.example/b.pdf',
])('a link to %s works', (href) => {
  expect(found({ articles: [article(`## What it cost\n\n[x](${href})`, '## Vad det kostade')] })).toEqual([]);
});

it.each([
  ['[x](/guide.pdf#page=2)', '/guide.pdf#page=2'],
  ['[x](/100%.pdf)', '/100%.pdf'],
  ['![x](/images/a.png)', '/images/a.png'],
  ['[x](/price-list.txt)', '/price-list.txt'],
  ['[x](/files/kök.pdf)', '/files/kök.pdf'],
])('a missing file is reported: %s', (text, href) => {
  expect(found({ articles: [article(text)] })).toEqual([
    `content/blog/winter/index.en.md:3: links to ${href}, but public/ has no such file. Add it, or correct the address.`,
  ]);
});

it('reports links to unpublished articles, except from unpublished articles', () => {
  const text = '[draft](/blog/draft#x) [out](/blog/winter) [later](/sv/blog/later)';
  const articles = [
    article(text),
    { ...article(text), id: 'draft', draft: true },
    { ...article('Text'), id: 'later', publishedAt: '2026-01-03' },
  ];
  expect(found({ articles })).toEqual([
    'content/blog/winter/index.en.md:3: links to /blog/draft#x, which is not published yet.',
    'content/blog/winter/index.en.md:3: links to /sv/blog/later, which is not published yet.',
    `content/blog/draft/index.en.md:3: links to /blog/draft#x, ${noHeading}`,
  ]);
});

it('links from answers and articles to missing headings are reported, in every language', () => {
  const articles = [article('## The cost\n\n[Up](/blog/winter#cost)', '## Kostnaden\n\n[Upp](/faq#price)')];
  const faq = {
    ...noAnswers,
    en: [topicWithLink('/blog/winter#the-cost')],
    sv: [topicWithLink('/blog/winter#kostnad')],
  };
  expect(found({ articles, faq })).toEqual([
    `content/blog/winter/index.en.md:5: links to /blog/winter#cost, ${noHeading}`,
    `content/faq/topic/sv.yaml, questions.price.more.href: links to /blog/winter#kostnad, ${noHeading}`,
  ]);
});

it('links within a rare answer point to answers on the page of its topic', () => {
  const topic = topicWithLink('/about');
  const [question] = topic.questions;
  const rare = { ...question!, rare: true, answer: '[x](#price) [y](#other)' };
  const faq = { ...noAnswers, en: [{ ...topic, questions: [rare] }] };
  expect(found({ faq })).toEqual([
    `content/faq/topic/en.yaml, questions.price.answer: links to #other, ${noHeading}`,
  ]);
});

it('links in a locale file are reported by their keys', () => {
  const group = {
    text: '[x](/abuot)',
    link: { href: '/privacy#intro' },
    other: { href: 'https://a.example' },
  };
  expect(found({ rawTexts: { ...rawTexts, en: { ...legal, group } as typeof legal } })).toEqual([
    `content/locales/en.json, group.text: links to /abuot, ${noPage}`,
    `content/locales/en.json, group.link.href: links to /privacy#intro, ${noHeading}`,
  ]);
});

it('links within a page to missing headings are reported', () => {
  const articles = [article('## The cost\n\n[Up](#the-cost) [down](#the-csot)', '[Upp](#the-cost)')];
  const en = {
    ...legal,
    privacy: { ...legal.privacy, text: '[x](#introduction) [y](#nowhere)' },
    other: '[z](#any)',
  };
  expect(found({ rawTexts: { ...rawTexts, en }, articles })).toEqual([
    `content/locales/en.json, privacy.text: links to #nowhere, ${noHeading}`,
    `content/blog/winter/index.en.md:5: links to #the-csot, ${noHeading}`,
    `content/blog/winter/index.sv.md:3: links to #the-cost, ${noHeading}`,
  ]);
});

it('a page without a translation has the English headings', () => {
  const faq = { ...noAnswers, sv: [topicWithLink('/blog/winter#the-cost')] };
  expect(found({ articles: [article('## The cost')], faq })).toEqual([]);
});

it('answers used as link targets are those of the link’s language', () => {
  const faq = { ...noAnswers, sv: [topicWithLink('/about')] };
  const text = '[answers](/faq#price)';
  expect(found({ articles: [article(text, text)], faq })).toEqual([
    `content/blog/winter/index.en.md:3: links to /faq#price, ${noHeading}`,
  ]);
});

it('links to pages that the owner has left out are reported', () => {
  const articles = [article('[a](/academy) [b](/launch)')];
  expect(found({ site: { withoutPages: ['academy'] }, articles })).toEqual([
    `content/blog/winter/index.en.md:3: links to /academy, ${noPage}`,
  ]);
});

it('links to tags without articles are reported', () => {
  expect(found({ articles: [article('[a](/blog/tag/a) [b](/blog/tag/b)')] })).toEqual([
    `content/blog/winter/index.en.md:3: links to /blog/tag/b, ${noPage}`,
  ]);
});

it('every link to the same missing page is reported, even links below texts', () => {
  const topics = ['/blog/gone', '/blog/gone'].map(topicWithLink);
  const place = 'content/faq/topic/en.yaml, questions.price.more.href: links to';
  expect(found({ faq: { ...noAnswers, en: topics } })).toEqual(
    Array(2).fill(`${place} /blog/gone, ${noPage}`),
  );
});

it('missingFiles reports missing portraits and logos', () => {
  const founders = exampleSite.founders.map((founder) => ({ ...founder, photo: '/portrait.jpg' }));
  const site = { ...exampleSite, founders };
  const service = { ...exampleFacts.service, logos: [{ name: 'A', file: '/logo.svg' }] };
  const message = (path: string) =>
    `refers to ${path}, but public/ has no such file. Add it, or remove this field.`;
  expect(missingFiles({ site, service }, folder)).toEqual([
    ...['founders.0.photo', 'founders.1.photo'].map((field) => ({
      file: 'content/site.json',
      field,
      message: message('/portrait.jpg'),
    })),
    { file: 'content/service.json', field: 'logos.0.file', message: message('/logo.svg') },
  ]);
  expect(missingFiles(exampleFacts, folder)).toEqual([]);
});
