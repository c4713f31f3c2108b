import { describe, expect, it } from 'vitest';
import { createSearch } from './search.ts';
import type { SearchDocument } from './search-documents.ts';

const page = (title: string, text: string, headings = ''): SearchDocument => ({
  href: `/${title}`,
  kind: 'page',
  title,
  headings,
  text,
});

async function titlesOf(documents: readonly SearchDocument[], locale: 'en' | 'sv') {
  const search = await createSearch(documents, locale);
  return (query: string) => search(query).map(({ document }) => document.title);
}

/** Words that occur on every page, so that all other words are rare. */
const others = Array.from({ length: 12 }, (_, index) =>
  page(`Sida ${index}`, 'vad vi är: här är en sida för er'),
);

const swedish = await titlesOf(
  [
    page('Priser', 'Vad en röstagent kostar varje månad.'),
    page('Röstagenter', 'En röst svarar när det ringer.'),
    page('Fakturor', 'Ordern blir en faktura, och priser kontrolleras.'),
    page('Våra kontor', 'Åby och Örebro.'),
    page('Om oss', 'Vi är tre.'),
    page('Agenten', 'Den arbetar.'),
    ...others,
  ],
  'sv',
);

describe('a search', () => {
  it.each([
    ['a word typed in capitals and without its marks', 'OREBRO', ['Våra kontor']],
    ['the beginning of a word', 'kontr', ['Fakturor']],
    ['all words of several', 'röstagent månad', ['Priser']],
    ['the rare words of a question', 'vad är en röstagent', ['Röstagenter', 'Priser']],
    ['some of the words if no page has all', 'faktura Örebro', ['Fakturor', 'Våra kontor']],
    ['the other words if one is not found', 'örebro xyzzyqwert', ['Våra kontor']],
    ['one letter too few', 'fktura', ['Fakturor']],
    ['two letters that changed places', 'Örerbo', ['Våra kontor']],
    ['one typo in a word of four letters', 'röxt', ['Röstagenter']],
    ['both parts of an unknown compound', 'örebrofaktura', ['Fakturor', 'Våra kontor']],
    ['the longest known part if the other is unknown', 'örebromöbel', ['Våra kontor']],
    ['nothing if a short word has a typo', 'åyb', []],
    ['nothing for an empty query', ' ', []],
    ['nothing for the name of a method', 'constructor', []],
  ])('finds %s', (_what, query, titles) => {
    expect(swedish(query).toSorted()).toEqual(titles.toSorted());
  });

  it('ranks a page with the word in its title above one that only mentions it', () => {
    expect(swedish('pris')).toEqual(['Priser', 'Fakturor']);
  });

  it('finds the last part of Swedish compounds, ranking titles before texts', () => {
    expect(swedish('agent').slice(0, 2).toSorted()).toEqual(['Agenten', 'Röstagenter']);
    expect(swedish('agent')).toContain('Priser');
  });

  it('does not find English words by their endings: “voices” does not find “invoices”', async () => {
    const english = await titlesOf(
      [page('Invoices', 'in voice'), page('Voices', 'none'), page('In', '')],
      'en',
    );
    expect(english('voices')).not.toContain('In');
  });

  it.each([
    ['sv', ['röstagent', 'röstagenten', 'Röstagenter', 'rostagenterna']],
    ['sv', ['samtal', 'samtalet', 'samtalen', 'samtals']],
    ['en', ['automate', 'automated', 'automating']],
  ] as const)('in %s, treats these as forms of one word: %s', async (locale, forms) => {
    const search = await titlesOf([...forms.map((form) => page(form, '')), ...others], locale);
    for (const form of forms) expect(search(form).toSorted()).toEqual([...forms].toSorted());
  });

  it('reports which words matched, including typos and compounds', async () => {
    const search = await createSearch(
      [page('Röstagenter', 'En röst svarar.'), page('Agent', 'Ett ord.')],
      'sv',
    );
    const found = search('agennt').find(({ document }) => document.title === 'Röstagenter');
    expect(['röstagenten', 'Agent', 'svarar'].map((word) => found?.matchedTerm(word))).toEqual([
      'agent',
      'agent',
      undefined,
    ]);
  });
});

describe('a title as the query', () => {
  it('ranks a page whose title is the query above its sections', async () => {
    const section = { ...page('Our terms: Terms', 'Terms, terms.', 'Terms'), href: '/Our terms#terms' };
    expect((await titlesOf([section, page('Our terms', 'All of them.')], 'en'))('terms')[0]).toBe(
      'Our terms',
    );
  });

  it('ranks an article above an answer with the same word in its title', async () => {
    const both = [
      { ...page('What is a voice?', 'A voice is a voice.'), kind: 'answer' as const },
      { ...page('Voices for business: a guide', 'It speaks.'), kind: 'article' as const },
      ...others,
    ];
    expect((await titlesOf(both, 'en'))('voice')[0]).toBe('Voices for business: a guide');
  });
});
