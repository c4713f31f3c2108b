import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { SearchDocument } from './index-files.ts';
import { languageWords } from './language-words.ts';
import { documentsOf, search } from './search.ts';

const document = (title: string, text: string): SearchDocument => ({
  href: `/${title}`,
  kind: 'page',
  title,
  text,
});

const swedish = await languageWords('sv');
const stopWords = ['och', 'vad', 'en', 'är', 'för'];

/** An index as the site serves it: each file as text, and a note of which were asked for. */
function served(documents: readonly SearchDocument[], sizes = { terms: 60, documents: 60 }) {
  const { manifest, terms, documents: files } = buildIndex(documents, { ...swedish, stopWords, sizes });
  const texts = new Map<string, string>(
    [
      ['index', manifest],
      ...terms.map((file, place) => [`terms-${place}`, file]),
      ...files.map((file, place) => [`documents-${place}`, file]),
    ].map(([name, file]) => [name as string, JSON.stringify(file)]),
  );
  const asked: string[] = [];
  const read = (name: string): Promise<unknown> => {
    asked.push(name);
    const text = texts.get(name);
    return text === undefined
      ? Promise.reject(new Error(`There is no ${name}.`))
      : Promise.resolve(JSON.parse(text));
  };
  const find = async (query: string): Promise<string[]> => {
    const { numbers } = await search(query, swedish, read);
    return (await documentsOf(numbers, read)).map(({ title }) => title);
  };
  return { find, read, asked, names: [...texts.keys()] };
}

const site = [
  document('Priser', 'Vad en röstagent kostar varje månad, och vad som ingår.'),
  document('Röstagenter', 'De svarar när det ringer.'),
  document('Fakturor', 'Ordern blir en faktura, och priser kontrolleras.'),
  document('Våra kontor', 'Åby och Örebro.'),
];

describe('a search', () => {
  it.each([
    ['another form of the word', 'fakturan', ['Fakturor']],
    ['a word typed without its marks', 'rostagenten', ['Röstagenter', 'Priser']],
    ['capital letters', 'ÖREBRO', ['Våra kontor']],
    ['the beginning of a word', 'kontr', ['Fakturor']],
    ['all words of several', 'röstagent månad', ['Priser']],
    ['what words of no use stand beside', 'vad är en röstagent', ['Röstagenter', 'Priser']],
    ['some of the words where no page has all', 'röstagent Örebro', ['Röstagenter', 'Våra kontor', 'Priser']],
    ['the others where a word is nowhere', 'röstagent xyzzy', ['Röstagenter', 'Priser']],
  ])('finds %s', async (_what, query, titles) => {
    expect((await served(site).find(query)).toSorted()).toEqual(titles.toSorted());
  });

  it.each([
    ['a letter too few', 'röstagnt', ['Röstagenter', 'Priser']],
    ['a letter too many', 'fakktura', ['Fakturor']],
    ['another letter', 'fabturan', ['Fakturor']],
    ['two that changed places', 'Örerbo', ['Våra kontor']],
    ['a slip in one of its words', 'röstagnt månad', ['Priser']],
  ])('forgives %s', async (_what, query, titles) => {
    expect((await served(site).find(query)).toSorted()).toEqual(titles.toSorted());
  });

  it.each([
    ['a slip in a short word', 'fråe'],
    ['two slips', 'röstggnt'],
    ['a slip at the first letter', 'böstagent'],
  ])('does not forgive %s', async (_what, query) => {
    expect(await served([...site, document('Fråga', 'fråga')]).find(query)).toEqual([]);
  });

  it('takes a word as it is where it is one', async () => {
    const both = [document('Banker', 'bankbok'), document('Tankar', 'bankbos')];
    expect(await served(both).find('bankbok')).toEqual(['Banker']);
  });

  it('says how the word is spelled that it took for meant, so that it can be marked', async () => {
    const { terms } = await search('fakktura', swedish, served(site).read);
    expect(terms).toEqual((await search('faktura', swedish, served(site).read)).terms);
  });

  it.each(['', ' ', 'och', '?!', 'xyzzy', '__proto__', 'constructor'])(
    'finds nothing for “%s”',
    async (query) => {
      expect(await served(site).find(query)).toEqual([]);
    },
  );

  it('names a page with the word in its title before one that says it in passing', async () => {
    expect(await served(site).find('pris')).toEqual(['Priser', 'Fakturor']);
  });

  it('finds the last part of a compound, after pages with the word itself', async () => {
    const pages = [
      document('A', 'En röstagent ringer.'),
      document('B', 'En agent.'),
      document('C', 'En röst.'),
    ];
    expect(await served(pages).find('agent')).toEqual(['B', 'A']);
  });

  it('finds everything however small the files are', async () => {
    const pages = Array.from({ length: 40 }, (_, index) =>
      document(`Sida ${index}`, `ord${index} gemensamt`),
    );
    for (const size of [1, 100, 100_000]) {
      const { find } = served(pages, { terms: size, documents: size });
      expect(await find('gemensamt')).toHaveLength(40);
      expect(await find('ord17')).toEqual(['Sida 17']);
    }
  });

  it('fetches the files that its words are in, and no others', async () => {
    const letters = [...'abcdefghijklmnoprstuv'];
    const { find, asked, names } = served(
      letters.map((letter) => document(letter.repeat(4), letter.repeat(6))),
    );
    expect(await find('cccccc')).toEqual(['cccc']);
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(asked).size).toBeLessThanOrEqual(4);
  });

  it('has an answer where there is nothing to find', async () => {
    expect(await served([]).find('röstagent')).toEqual([]);
  });

  it('fails where a file cannot be had', async () => {
    const broken = () => Promise.reject(new Error('offline'));
    await expect(search('röstagent', swedish, broken)).rejects.toThrow('offline');
  });
});
