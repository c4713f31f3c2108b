import { describe, expect, it } from 'vitest';
import { siteSchema } from '../content/company/site-schema.ts';
import { dictionary } from '../content/texts/dictionary.ts';
import { exampleSite } from '../testing/fixtures/site.ts';
import { blogPosting, breadcrumbs, faqPage, jsonLdText, organization, webPage, webSite } from './json-ld.ts';
import { numberedPage, pageByName, tagPage } from './page-metadata.ts';

const about = {
  locale: 'sv',
  route: '/about',
  title: 'Om oss',
  description: 'Vilka vi är.',
  keywords: [],
  image: { path: '/social/about-sv.1a2b3c4d.png', alt: 'Om oss | Nordlys' },
} as const;

describe('organization', () => {
  it('states the company, its founding year, its founders and its numbers', () => {
    expect(organization(exampleSite, 'sv')).toMatchObject({
      '@type': 'Organization',
      name: 'Nordlys',
      legalName: 'Nordlys AB',
      url: 'https://example.com/',
      foundingDate: '2019',
      founder: [
        { '@type': 'Person', name: 'Sara Nord' },
        { '@type': 'Person', name: 'Jon Lys' },
      ],
      telephone: '+46 70 174 06 06',
      vatID: 'SE111111111101',
      identifier: { '@type': 'PropertyValue', value: '111111-1111' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Storgatan 1',
        postalCode: '111 11',
        addressLocality: 'Luleå',
        addressCountry: 'SE',
      },
      areaServed: { '@type': 'Country', name: 'SE' },
      sameAs: ['https://video.nordlys.example'],
    });
  });

  it('uses the town of the registered office if the postal address is invented', () => {
    const node = organization({ ...exampleSite, samples: ['address'] }, 'en');
    expect(jsonLdText([node])).not.toMatch(/Storgatan|111 11/);
    expect(node).toMatchObject({ address: { addressLocality: 'Lulea', addressCountry: 'SE' } });
  });

  it('states nothing invented except the brand, the site and the country', () => {
    const fields = siteSchema.keyof().options.filter((field) => !['brand', 'url', 'country'].includes(field));
    const samples = fields.map((field) => (field === 'founders' ? 'founders.0' : field));
    const node = organization({ ...exampleSite, samples }, 'en');
    expect(JSON.parse(JSON.stringify(node))).toEqual({
      '@type': 'Organization',
      '@id': 'https://example.com/#organization',
      name: 'Nordlys',
      url: 'https://example.com/',
      logo: 'https://example.com/icon-512.png',
      address: { '@type': 'PostalAddress', addressCountry: 'SE' },
      areaServed: { '@type': 'Country', name: 'SE' },
    });
  });
});

it.each([
  ['en', 'https://example.com/#website', 'https://example.com/'],
  ['sv', 'https://example.com/sv#website', 'https://example.com/sv'],
] as const)('webSite has its id and address in %s', (locale, id, url) => {
  expect(webSite({ ...about, locale })).toMatchObject({ '@id': id, url, inLanguage: locale });
});

it('webPage has the canonical address and the language of the page, and belongs to the site and the company', () => {
  expect(webPage(about)).toEqual({
    '@type': 'WebPage',
    '@id': 'https://example.com/sv/about',
    url: 'https://example.com/sv/about',
    name: 'Om oss',
    description: 'Vilka vi är.',
    image: 'https://example.com/social/about-sv.1a2b3c4d.png',
    inLanguage: 'sv',
    isPartOf: { '@id': 'https://example.com/sv#website' },
    publisher: { '@id': 'https://example.com/#organization' },
  });
});

it('faqPage is the page itself with each question, its anchor and its answer', () => {
  const questions = [{ id: 'price', question: 'Vad kostar det?', text: 'Ingenting.' }];
  expect(faqPage(about, questions)).toEqual({
    ...webPage(about, 'FAQPage'),
    mainEntity: [
      {
        '@type': 'Question',
        '@id': 'https://example.com/sv/about#price',
        name: 'Vad kostar det?',
        acceptedAnswer: { '@type': 'Answer', text: 'Ingenting.' },
      },
    ],
  });
});

it('blogPosting says who wrote it, when and about what, in the language of its text', () => {
  const posting = {
    ...about,
    route: '/blog/some-id',
    article: {
      author: 'Sara',
      publishedAt: '2025-10-24',
      changedAt: '2025-11-02',
      tags: ['voice', 'costs'],
      words: 2856,
      readMinutes: 12,
    },
  };
  expect(blogPosting(posting, 'en')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Om oss',
    description: 'Vilka vi är.',
    datePublished: '2025-10-24',
    dateModified: '2025-11-02',
    author: { '@type': 'Person', name: 'Sara' },
    keywords: 'voice, costs',
    wordCount: 2856,
    timeRequired: 'PT12M',
    image: 'https://example.com/social/about-sv.1a2b3c4d.png',
    inLanguage: 'en',
    mainEntityOfPage: 'https://example.com/sv/blog/some-id',
  });
});

it('breadcrumbs go from home to the page; an untranslated page keeps its original URL', () => {
  const page = { title: 'A title', route: '/blog/some-id', writtenIn: ['en'] } as const;
  const name = dictionary('sv').common.breadcrumbHome;
  expect(breadcrumbs('sv', [page])['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name, item: 'https://example.com/sv' },
    { '@type': 'ListItem', position: 2, name: 'A title', item: 'https://example.com/blog/some-id' },
  ]);
});

it.each([
  [1, ['/blog', '/blog/tag/costs']],
  [2, ['/blog', '/blog/tag/costs', '/blog/tag/costs/2']],
])('breadcrumbs of page %i of a list contain its first page once', (currentPage, paths) => {
  const first = tagPage('costs', 'Costs', 'en');
  const page = numberedPage(first, { currentPage, lastPage: 2, url: { current: '/blog/tag/costs/2' } });
  const crumbs = breadcrumbs('en', [pageByName('blog', 'en'), first, page]);
  expect(crumbs).toMatchObject({
    itemListElement: ['/', ...paths].map((path) => ({ item: `https://example.com${path}` })),
  });
});

it.each(['</script><script>x()</script>', '<!-- <script>'])('jsonLdText escapes %s', (name) => {
  const text = jsonLdText([{ '@type': 'WebPage', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
