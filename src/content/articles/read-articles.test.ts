import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import { textValuesByLocale } from '../texts/text-values.ts';
import { readArticles } from './read-articles.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

const values = textValuesByLocale(exampleFacts);

/** Front matter as an editor types it; `undefined` leaves a field out. */
type Fields = Readonly<Record<string, string | undefined>>;

const english: Fields = {
  title: 'A title',
  excerpt: 'One sentence.',
  author: 'Sara',
  publishedAt: '2025-10-24',
  readTime: '12 min read',
  tags: '[voice, costs]',
};

function source(fields: Fields, body = 'The text.'): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`.trim()],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const good = source(english);

function read(files: Readonly<Record<string, string>>) {
  const texts = Object.entries(files).map(([path, text]) => ({ path: `content/blog/${path}`, text }));
  return readArticles({ texts, images: [] }, values);
}

function messageFor(files: Readonly<Record<string, string>>): string {
  return messageOf(() => read(files));
}

describe('a good article', () => {
  it('has its fields, the read time as a number and English as its only text', () => {
    expect(read({ 'my-id/index.en.md': good })).toEqual([
      {
        id: 'my-id',
        author: 'Sara',
        publishedAt: '2025-10-24',
        updatedAt: undefined,
        draft: false,
        readMinutes: 12,
        featured: false,
        en: { title: 'A title', excerpt: 'One sentence.', tags: ['voice', 'costs'], body: 'The text.' },
      },
    ]);
  });

  it('takes from index.sv.md what Swedish says differently', () => {
    const [article] = read({
      'my-id/index.en.md': good,
      'my-id/index.sv.md': source({ title: 'En rubrik', tags: '[röst, kostnader]' }, 'Texten.'),
    });
    expect(article?.sv).toEqual({ title: 'En rubrik', tags: ['röst', 'kostnader'], body: 'Texten.' });
  });

  it('may have an index.sv.md without fields or without text', () => {
    const [bodyOnly] = read({ 'a/index.en.md': good, 'a/index.sv.md': '---\n---\nTexten.\n\n---\n\nMer.\n' });
    const [titleOnly] = read({ 'a/index.en.md': good, 'a/index.sv.md': source({ title: 'En rubrik' }, '') });
    expect(bodyOnly?.sv).toEqual({ body: 'Texten.\n\n---\n\nMer.' });
    expect(titleOnly?.sv).toEqual({ title: 'En rubrik', body: undefined });
  });

  it('may have an empty index.sv.md, which does not count as a translation', () => {
    for (const text of ['', '\n\n']) {
      const [article] = read({ 'my-id/index.en.md': good, 'my-id/index.sv.md': text });
      expect(article?.sv).toBeUndefined();
    }
    expect(messageFor({ 'my-id/index.en.md': '' })).toContain('does not begin with its fields.');
  });

  it('can be a draft, say when it was changed, and leave the read time to be counted', () => {
    const fields = { ...english, draft: 'true', updatedAt: '2025-10-24', readTime: undefined };
    expect(read({ 'a/index.en.md': source(fields) })[0]).toMatchObject({
      draft: true,
      updatedAt: '2025-10-24',
      readMinutes: undefined,
    });
  });
});

it('the order is newest first', () => {
  const dates = ['2024-01-20', '2025-10-24', '2025-02-01'];
  const files = dates.map((publishedAt) => [
    `a${publishedAt}/index.en.md`,
    source({ ...english, publishedAt }),
  ]);
  expect(read(Object.fromEntries(files)).map(({ publishedAt }) => publishedAt)).toEqual([
    '2025-10-24',
    '2025-02-01',
    '2024-01-20',
  ]);
});

describe('a wrong field', () => {
  it.each<[string, Fields, string]>([
    ['a day that does not exist', { publishedAt: '2025-02-30' }, 'publishedAt: is not a date that exists.'],
    ['a date with a time', { publishedAt: '2025-10-24T09:00+02:00' }, 'publishedAt: holds a time.'],
    ['a tag twice', { tags: '[voice, costs, voice]' }, 'tags.2: “voice” '],
    ['a title of 81 characters', { title: 'x'.repeat(81) }, 'title: is longer than 80 characters.'],
    ['a read time in other words', { readTime: '12 minutes' }, 'readTime: is not a read time.'],
    ['a tag without letters', { tags: '[voice, "?!"]' }, 'tags.1: “?!” has no letter'],
    ['a change before the publication', { updatedAt: '2025-10-23' }, 'updatedAt: lies before'],
    ['an unknown field', { auhtor: 'Sara' }, 'auhtor: this field is not known here.'],
  ])('%s is named with file and field', (_kind, changes, message) => {
    expect(messageFor({ 'a/index.en.md': source({ ...english, ...changes }) })).toContain(
      `content/blog/a/index.en.md, ${message}`,
    );
  });

  it('of index.sv.md is named with that file, and so is one that belongs in index.en.md', () => {
    const sv = source({ title: '""', author: 'Sara' });
    expect(messageFor({ 'a/index.en.md': good, 'a/index.sv.md': sv }).split('\n')).toEqual([
      'content/blog/a/index.sv.md, title: is empty. Write the title.',
      'content/blog/a/index.sv.md, author: this field is not known here. Remove it, or correct its spelling.',
    ]);
  });

  it('of tags says that translations must be in the order of the originals', () => {
    expect(messageFor({ 'a/index.en.md': good, 'a/index.sv.md': source({ tags: '[röst]' }) })).toBe(
      'content/blog/a/index.sv.md, tags: lists 1, but index.en.md lists 2: voice, costs. Translate each, in that order.',
    );
  });
});

describe('the owner’s facts', () => {
  it('are filled into fields and text, in the language of each file', () => {
    const [article] = read({
      'a/index.en.md': source(
        { ...english, title: 'Made in {city}', author: '"{brand}"' },
        'By {brand:genitive}.',
      ),
      'a/index.sv.md': source({ title: 'Gjort i {city}' }, 'Av {bot:genitive}.'),
    });
    expect(article).toMatchObject({
      author: 'Nordlys',
      en: { title: 'Made in Lulea', body: 'By Nordlys’.' },
      sv: { title: 'Gjort i Luleå', body: 'Av Nils.' },
    });
  });

  it('that do not exist are named with file, field and the known names', () => {
    expect(messageFor({ 'a/index.en.md': source(english, 'By {brnad}.') })).toMatch(
      /^content\/blog\/a\/index\.en\.md, text: holds \{brnad\}, which is not a placeholder\. .*\{brand\} /,
    );
  });
});
