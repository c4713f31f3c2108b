import { describe, expect, it } from 'vitest';
import { exampleSite } from '@/testing/site.ts';
import {
  articleList,
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLdText,
  organization,
  services,
  webPage,
  webSite,
} from './json-ld.ts';

const site = { brand: 'Nordlys', origin: 'https://example.com' };

const about = {
  locale: 'sv',
  route: '/about',
  title: 'Om oss',
  description: 'Vilka vi är.',
  keywords: [],
  image: { path: '/social/about-sv.1a2b3c4d.png', alt: 'Om oss | Nordlys' },
} as const;

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

describe('organization', () => {
  it('names the company, its founding year, its founders and its numbers', () => {
    expect(organization(exampleSite, 'sv', site)).toMatchObject({
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

  it('leaves out numbers and addresses that are invented', () => {
    const placeholders = ['organisationNumber', 'vatNumber', 'phone', 'address'];
    const text = jsonLdText([organization({ ...exampleSite, placeholders }, 'en', site)]);
    expect(text).not.toMatch(/1111|Storgatan|174/);
    expect(text).toContain('"addressLocality":"Lulea"');
  });
});

describe('services', () => {
  const items = [
    { title: 'Svar', text: 'Vi svarar.' },
    { title: 'Flöden', text: 'Vi kopplar ihop.' },
  ];
  const offered = services(items, exampleSite, 'sv', site);

  it('says what is offered, by whom and where, without a price', () => {
    expect(offered).toHaveLength(2);
    expect(offered[0]).toEqual({
      '@type': 'Service',
      '@id': 'https://example.com/sv#service-1',
      name: 'Svar',
      description: 'Vi svarar.',
      url: 'https://example.com/sv#services',
      provider: { '@id': 'https://example.com/#organization' },
      areaServed: { '@type': 'Country', name: 'SE' },
    });
  });

  it('are the offers of the company, in their order', () => {
    const offers = organization(exampleSite, 'sv', site, offered)['makesOffer'];
    expect(offers).toEqual(
      [1, 2].map((number) => ({
        '@type': 'Offer',
        itemOffered: { '@id': `https://example.com/sv#service-${number}` },
      })),
    );
  });
});

describe('webSite', () => {
  it('has an id of its own in each language, since address and language differ', () => {
    const ids = (['en', 'sv'] as const).map((locale) => webSite({ ...about, locale }, site)['@id']);
    expect(ids).toEqual(['https://example.com/#website', 'https://example.com/sv#website']);
  });

  it('is known by the home page of its language', () => {
    expect(webSite(about, site)).toMatchObject({ url: 'https://example.com/sv', inLanguage: 'sv' });
  });
});

describe('webPage', () => {
  it('is known by its canonical address and in its language', () => {
    expect(webPage(about, site)).toMatchObject({
      '@type': 'WebPage',
      '@id': 'https://example.com/sv/about',
      url: 'https://example.com/sv/about',
      name: 'Om oss',
      description: 'Vilka vi är.',
      image: 'https://example.com/social/about-sv.1a2b3c4d.png',
      inLanguage: 'sv',
    });
  });

  it('names a more special type where one is given', () => {
    expect(webPage(about, site, 'AboutPage')['@type']).toBe('AboutPage');
  });

  it('belongs to the site and the company that the home page describes', () => {
    expect(webPage(about, site)).toMatchObject({
      isPartOf: { '@id': webSite(about, site)['@id'] },
      publisher: { '@id': organization(exampleSite, 'en', site)['@id'] },
    });
  });
});

describe('faqPage', () => {
  const questions = [
    { id: 'price', question: 'Vad kostar det?', text: 'Ingenting.' },
    { id: 'start', question: 'När börjar vi?', text: 'Nu.' },
  ];

  it('is the page itself, as one of questions and answers', () => {
    expect(faqPage(about, site, questions)).toMatchObject(webPage(about, site, 'FAQPage'));
  });

  it('holds each question with its anchor and its answer, in order', () => {
    expect(faqPage(about, site, questions)['mainEntity']).toEqual([
      {
        '@type': 'Question',
        '@id': 'https://example.com/sv/about#price',
        name: 'Vad kostar det?',
        acceptedAnswer: { '@type': 'Answer', text: 'Ingenting.' },
      },
      {
        '@type': 'Question',
        '@id': 'https://example.com/sv/about#start',
        name: 'När börjar vi?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nu.' },
      },
    ]);
  });
});

describe('blogPosting', () => {
  it('says who wrote it, when and about what', () => {
    expect(blogPosting(posting, site, 'sv')).toMatchObject({
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
      mainEntityOfPage: 'https://example.com/sv/blog/some-id',
    });
  });

  it('is in the language of its text, not of its page', () => {
    expect(blogPosting(posting, site, 'en')['inLanguage']).toBe('en');
  });
});

describe('breadcrumbs and articleList', () => {
  const trail = [
    { name: 'Start', title: 'Start', route: '/' },
    { name: 'Blogg', title: 'Blogg', route: '/blog' },
  ];

  it('lead from home to the page in its language', () => {
    expect(breadcrumbs('sv', trail, site.origin)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://example.com/sv' },
      { '@type': 'ListItem', position: 2, name: 'Blogg', item: 'https://example.com/sv/blog' },
    ]);
  });

  it('lead to the address that a page without translation is known by', () => {
    const untranslated = {
      name: 'A title',
      title: 'A title',
      route: '/blog/some-id',
      writtenIn: ['en'],
    } as const;
    const address = 'https://example.com/blog/some-id';
    expect(breadcrumbs('sv', [untranslated], site.origin)['itemListElement']).toMatchObject([
      { item: address },
    ]);
    expect(articleList([untranslated], 'sv', site.origin)['itemListElement']).toMatchObject([
      { url: address },
    ]);
  });

  it('list articles in their order', () => {
    expect(articleList(trail, 'en', site.origin)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', url: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Blogg', url: 'https://example.com/blog' },
    ]);
  });
});

describe('jsonLdText', () => {
  it('holds all nodes in one graph of schema.org', () => {
    const node = { '@type': 'WebPage', name: 'Å' };
    expect(JSON.parse(jsonLdText([node]))).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
  });

  it.each(['</script><script>x()</script>', '<!-- <script>', '</SCRIPT >'])(
    'cannot be broken out of with %s',
    (name) => {
      const text = jsonLdText([{ '@type': 'WebPage', name }]);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
    },
  );
});
