import { expect, it } from 'vitest';
import { byLocale } from '../../i18n/locales.ts';
import { linkProblem, linkWarnings, livingHref, nearest, type SiteAnchors } from './links.ts';
import type { Article } from '@/collections/articles/article.ts';
import { exampleArticle } from '@/testing/article.ts';

const pages = (article: string): SiteAnchors =>
  new Map<string, () => Set<string> | undefined>([
    ['/', () => new Set(['contact'])],
    ['/about', () => undefined],
    ['/blog/winter', () => new Set([article])],
  ]);
const site = {
  ...byLocale(() => pages('what-it-cost-in-the-end')),
  sv: pages('vad-det-kostade-till-slut'),
};

it.each([
  '/about',
  '/#contact',
  '/sv/about#anything-in-the-markup',
  '/blog/winter',
  '/blog/winter#what-it-cost-in-the-end',
  '/sv/blog/winter#vad-det-kostade-till-slut',
  '/guide.pdf#page=2',
  '/about?from=article',
])('a link to %s leads somewhere', (href) => {
  expect(linkProblem(href, 'en', site)).toBeUndefined();
  expect(livingHref(href, 'en', site)).toBe(href);
});

it('a link to a heading that was renamed names the nearest one in that language, and still leads to its page', () => {
  expect(linkProblem('/blog/winter#vad-det-kostade', 'sv', site)).toBe(
    'links to /blog/winter#vad-det-kostade, but the page has no such heading. The nearest is #vad-det-kostade-till-slut.',
  );
  expect(livingHref('/blog/winter#what-it-cost', 'en', site)).toBe('/blog/winter');
});

it('a link to a page that is gone names the nearest one, and leads nowhere', () => {
  expect(linkProblem('/blog/winters', 'en', site)).toBe(
    'links to /blog/winters, which is no page of the site. The nearest is /blog/winter.',
  );
  expect(livingHref('/blog/none', 'en', site)).toBeUndefined();
});

it.each([
  ['your-rights', ['security', 'rights', 'retention'], 'rights'],
  ['abc', ['xyz'], undefined],
  ['set-up-fee', ['what-we-do'], undefined],
])('the nearest name to %s of %j is %s', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});

const legal = {
  privacy: { sections: { introduction: { title: 'Introduction' } } },
  terms: { sections: {} },
};
// Whatever languages the site has beside English and Swedish: those have the same headings and no answers.
const strings = byLocale(() => legal);
const noAnswers = byLocale((): ReturnType<typeof topicWithLink>[] => []);

const article = (en: string, sv?: string): Article => ({
  ...exampleArticle,
  id: 'winter',
  en: { ...exampleArticle.en, tags: ['a'], body: en },
  sv: sv === undefined ? {} : { body: sv },
});

function topicWithLink(href: string) {
  const question = { id: 'price', question: 'Price?', answerMarkdown: 'See [them](https://x.example/).' };
  const more = { text: 'More', href };
  return { id: 'topic', title: 'Topic', questions: [{ ...question, more, featured: false, wordings: [] }] };
}

/** The warnings as text: file, field and message. */
function warned(changes: Partial<Parameters<typeof linkWarnings>[0]>): string[] {
  const sources = { strings, articles: [], faq: noAnswers, ...changes };
  return linkWarnings(sources).map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

it('links of answers and articles to headings that are gone are named, in every language', () => {
  const articles = [article('## The cost\n\n[Up](/blog/winter#cost)', '## Kostnaden\n\n[Upp](/faq#price)')];
  const faq = {
    ...noAnswers,
    en: [topicWithLink('/blog/winter#the-cost')],
    sv: [topicWithLink('/blog/winter#kostnad')],
  };
  expect(warned({ articles, faq })).toEqual([
    'content/blog/winter/index.en.md text: links to /blog/winter#cost, but the page has no such heading. The nearest is #the-cost.',
    'content/faq/topic/sv.yaml questions.0.more.href: links to /blog/winter#kostnad, but the page has no such heading. The nearest is #kostnaden.',
  ]);
});

it('links of a locale file are named by their keys', () => {
  const group = { text: '[x](/abuot)', link: { text: 'x', href: '/privacy#intro' } };
  expect(warned({ strings: { ...strings, en: { ...legal, group } as typeof legal } })).toEqual([
    'content/locales/en.json group.text: links to /abuot, which is no page of the site. The nearest is /about.',
    'content/locales/en.json group.link.href: links to /privacy#intro, but the page has no such heading. The nearest is #introduction.',
  ]);
});

it('links within a page to headings that it lacks are named', () => {
  const articles = [article('## The cost\n\n[Up](#the-cost) [down](#the-csot)', '[Upp](#the-cost)')];
  const en = {
    ...legal,
    privacy: { ...legal.privacy, text: '[x](#introduction) [y](#nowhere)' },
    other: '[z](#any)',
  };
  expect(warned({ strings: { ...strings, en }, articles })).toEqual([
    'content/locales/en.json privacy.text: links to #nowhere, but the page has no such heading.',
    'content/blog/winter/index.en.md text: links to #the-csot, but the page has no such heading. The nearest is #the-cost.',
    'content/blog/winter/index.sv.md text: links to #the-cost, but the page has no such heading.',
  ]);
});

it('a page without a translation has the English headings', () => {
  const faq = { ...noAnswers, sv: [topicWithLink('/blog/winter#the-cost')] };
  expect(warned({ articles: [article('## The cost')], faq })).toEqual([]);
});

it('pages of tags that no article has, and answers and blog where there are none, are no pages', () => {
  const found = warned({ articles: [article('[a](/blog/tag/a) [b](/blog/tag/b) [answers](/faq)')] });
  found.push(...warned({ faq: { ...noAnswers, en: [topicWithLink('/blog')] } }));
  expect(found.map((text) => /links to (\S+), which is no page/.exec(text)?.[1])).toEqual([
    '/blog/tag/b',
    '/faq',
    '/blog',
  ]);
});
