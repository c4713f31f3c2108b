import { describe, expect, it } from 'vitest';
import { byLocale } from '../../site/locales.ts';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import { type ContentProblem, problemSentence } from '../content-error.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { placeholderValues } from '../texts/placeholders.ts';
import { readArticles } from './read-articles.ts';

const values = byLocale((locale) => placeholderValues(exampleFacts, locale));

/** Front matter as an editor types it; `undefined` omits a field. */
type Fields = Readonly<Record<string, string | undefined>>;

const english: Fields = {
  title: 'A title',
  excerpt: 'One sentence.',
  author: 'Sara',
  publishedAt: '2025-10-24',
  readTime: '12 min read',
  tags: '[voice, costs]',
};

/** With all English fields, the text starts on line 10. */
function source(fields: Fields, body = 'The text.'): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`.trim()],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const good = source(english);

let problems: ContentProblem[];

function read(files: Readonly<Record<string, string>>, images: readonly string[] = []) {
  const sources = Object.entries(files).map(([path, text]) => ({ path: `content/blog/${path}`, text }));
  const found = readArticles({ sources, images: images.map((name) => `content/blog/a/${name}`) }, values);
  ({ problems } = found);
  return found.articles;
}

function messageFor(...files: Parameters<typeof read>): string {
  read(...files);
  return problems.map(problemSentence).join('\n');
}

const messageAbout = (text: string, images: readonly string[] = []) =>
  messageFor({ 'a/index.en.md': text }, images);

describe('a good article', () => {
  it('has its fields, the read time as a number, and English as its only language', () => {
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

  it('uses index.sv.md for whatever differs in Swedish', () => {
    const sv = source({ title: 'En rubrik', tags: '[röst, kostnader]' }, 'Texten.');
    const [article] = read({ 'a/index.en.md': good, 'a/index.sv.md': sv });
    expect(article?.sv).toEqual({ title: 'En rubrik', tags: ['röst', 'kostnader'], body: 'Texten.' });
  });

  it('may have an index.sv.md without fields, without text, or with nothing', () => {
    const swedish = (text: string) => read({ 'a/index.en.md': good, 'a/index.sv.md': text })[0]?.sv;
    expect(swedish('---\n---\nTexten.\n\n---\n\nMer.\n')).toEqual({ body: 'Texten.\n\n---\n\nMer.' });
    expect(swedish(source({ title: 'En rubrik' }, ''))).toEqual({ title: 'En rubrik', body: undefined });
    expect(swedish('\n\n')).toBeUndefined();
  });

  it('can be a draft, state when it was updated, and omit the read time, which is then calculated', () => {
    const fields = { ...english, draft: 'true', updatedAt: '2025-10-24', readTime: undefined };
    expect(read({ 'a/index.en.md': source(fields) })[0]).toMatchObject({
      draft: true,
      updatedAt: '2025-10-24',
      readMinutes: undefined,
    });
  });

  it.each([
    ['lines of Windows and a byte order mark', `\uFEFF${good.replaceAll('\n', '\r\n')}`],
    ['a blank after ---', good.replace('---', '--- ')],
    ['blank lines above', `\n \n${good}`],
    ['a rule in its text', source(english, 'Above.\n\n---\n\nBelow.')],
  ])('can be read with %s', (_kind, text) => {
    const [article] = read({ 'a/index.en.md': text });
    expect(article?.en.title).toBe('A title');
    expect(article?.en.tags).toEqual(['voice', 'costs']);
    expect(article?.en.body).toMatch(/^(The text\.|Above\.\n\n---\n\nBelow\.)$/);
  });

  it('comes before older articles', () => {
    const dates = ['2024-01-20', '2025-10-24', '2025-02-01'];
    const files = dates.map((publishedAt) => [
      `a${publishedAt}/index.en.md`,
      source({ ...english, publishedAt }),
    ]);
    const found = read(Object.fromEntries(files)).map(({ publishedAt }) => publishedAt);
    expect(found).toEqual(['2025-10-24', '2025-02-01', '2024-01-20']);
  });

  it('has the owner’s facts in fields and text, in the language of each file', () => {
    const fields = { ...english, title: 'Made in {city}', author: '"{brand}"' };
    const [article] = read({
      'a/index.en.md': source(fields, 'By {brand:genitive}.'),
      'a/index.sv.md': source({ title: 'Gjort i {city}' }, 'Av {bot:genitive}.'),
    });
    expect(article).toMatchObject({
      author: 'Nordlys',
      en: { title: 'Made in Lulea', body: 'By Nordlys’.' },
      sv: { title: 'Gjort i Luleå', body: 'Av Nils.' },
    });
  });
});

describe('an invalid field', () => {
  it.each<[string, Fields, string]>([
    [
      'a non-existent day',
      { publishedAt: '2025-02-30' },
      'publishedAt: is not a date that exists. Write year-month-day, such as 2025-10-24.',
    ],
    ['a missing title', { title: undefined }, 'title: this field is missing. Add it.'],
    ['an empty title', { title: '""' }, 'title: is empty. Write the title.'],
    ['a number as the title', { title: '2025' }, 'title: must be text. Put it in "double quotes".'],
    [
      'a date with a time',
      { publishedAt: '2025-10-24T09:00+02:00' },
      'publishedAt: contains a time. Write only the date, such as 2025-10-24.',
    ],
    [
      'a read time in a different form',
      { readTime: '12 minutes' },
      'readTime: is not a read time. Write it as 12 min read, with a whole number.',
    ],
    [
      'tags as a single string',
      { tags: 'voice, costs' },
      'tags: must be a list such as [voice agents, costs].',
    ],
    [
      'an update before publication',
      { updatedAt: '2025-10-23' },
      'updatedAt: is before publishedAt. Correct one of the two dates.',
    ],
    ['a word for true or false', { featured: 'yes' }, 'featured: must be true or false.'],
    [
      'an unknown field',
      { auhtor: 'Sara' },
      'auhtor: this field is not known here. Remove it, or correct its spelling.',
    ],
  ])('%s is reported with file, field and remedy', (_kind, changes, message) => {
    const text = source({ ...english, ...changes });
    expect(messageAbout(text)).toBe(`content/blog/a/index.en.md, ${message}`);
  });

  it('in index.sv.md is reported with that file, even if it belongs in index.en.md', () => {
    const sv = source({ title: '""', author: 'Sara', tags: '[röst]' });
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

describe('a file', () => {
  const withTitle = (title: string) => source({ ...english, title });

  it.each([
    ['with a field twice', `${good.replace('\n---\n', '\nauthor: Jon\n---\n')}`, ':8: repeats this field'],
    [
      'with a colon in a plain text',
      withTitle('One: two'),
      ':2: cannot be read. Put texts that contain a colon',
    ],
    ['with an asterisk before a text', withTitle('*A*'), ':2, title: begins with *, which means'],
    ['with a # in a plain text', withTitle('Our #1'), ':2, title: would lose “#1”, which YAML takes for'],
    ['with text for fields', '---\njust a text\n---\nThe text.', ': the lines between --- must be fields'],
    ['with text alone', 'The text.\n', ': does not begin with its fields. Put them at the top between'],
    ['whose fields do not end', '---\ntitle: A title\n\nThe text.\n', ': has no second line of ---'],
    ['with a tab', good.replace('title', '\ttitle'), ':2: begins with a tab. Use spaces'],
    ['with a character of PowerPoint', source(english, 'One.\n\nTwo\vlines.'), ':12: contains an invisible'],
    ['in Latin 1', Buffer.from(withTitle('På'), 'latin1').toString('utf8'), ':2: is not saved as UTF-8'],
    ['with an unknown fact', source(english, 'One.\nBy {brnad}.'), ':11: contains {brnad}, which is not a'],
    ['with an unknown diagram', source(english, '```diagram\npay\n```\n'), ':10: asks for the diagram "pay"'],
    ['without a text', source(english, ' \n\t\n'), ': has no text below the second ---. Write the article'],
  ])('%s is reported with its line', (_kind, text, problem) => {
    expect(messageAbout(text)).toContain(`content/blog/a/index.en.md${problem}`);
  });

  it('for Swedish only is reported with the file to add', () => {
    expect(messageFor({ 'a/index.sv.md': '---\n---\nTexten.' })).toBe(
      'content/blog/a/index.sv.md: has no English article in its folder. Add content/blog/a/index.en.md, or remove this file.',
    );
  });

  const misplaced = ['note.md', 'a/draft.md', 'a/index.en.txt', 'a/img/index.en.md', 'a/index.xx.md'];
  it.each(misplaced)('with no article is reported with its correct place: %s', (path) => {
    const message = messageFor({ 'a/index.en.md': good, [path]: good });
    expect(message).toContain(`content/blog/${path}: an article is a folder with index.en.md and, if`);
    expect(message).toContain('Move this file to content/blog/<id>/index.en.md or index.sv.md');
  });

  it.each(['Thumbs.db', 'index.en.md~', 'a.docx'])('that is not a text must be removed: %s', (name) => {
    const message = messageFor({ 'a/index.en.md': good, [`a/${name}`]: 'x' });
    expect(message).toContain(`content/blog/a/${name}: is neither a text nor an image of an article.`);
  });
});

it.each(['My-Id', 'my_id', 'röst', 'my--id'])('a folder cannot be named %s', (id) => {
  expect(messageFor({ [`${id}/index.en.md`]: good })).toBe(
    `content/blog/${id}: the folder’s name becomes the address. Use lower-case letters a–z, digits and hyphens only.`,
  );
});

it.each(['tag', '2'])('a folder cannot be named %s, which the lists of articles use', (id) => {
  expect(messageFor({ [`${id}/index.en.md`]: good })).toContain(
    `content/blog/${id}: has a name that the lists of articles need.`,
  );
});

describe('an image', () => {
  it.each([
    ['with letters of two parts, as macOS saves them', './kök.jpg'.normalize(), 'kök.jpg'.normalize('NFD')],
    ['with an encoded space', './a%20b.jpg', 'a b.jpg'],
    ['with a narrow space of macOS', '<./9 AM.png>', '9\u202fAM.png'],
  ])('%s is found', (_kind, href, name) => {
    expect(read({ 'a/index.en.md': source(english, `![A](${href})`) }, [name])).toHaveLength(1);
    const image = { sources: [], src: '/x', srcset: '', width: 1, height: 1 };
    const options = { locale: 'en', tableLabel: '', images: new Map([[name, image]]) } as const;
    expect(renderMarkdown(`![A](${href})`, options).html).toContain('<picture>');
  });

  it.each(['![A](/images/counter.jpg)', '`![](./none.jpg)`'])('is not looked up by %s', (markdown) => {
    expect(read({ 'a/index.en.md': source(english, markdown) })).toHaveLength(1);
  });

  it.each([
    ['![A](./till.jpg)', 'shows ./till.jpg, which is not there: the folder has only counter.jpg.'],
    ['![A](./Counter.jpg)', 'but the file is called counter.jpg. Write ./counter.jpg.'],
    ['![A](../b/counter.jpg)', "shows ../b/counter.jpg, which is not in the article's folder. Put"],
    ['![A](https://x.example/a.jpg)', "which is not in the article's folder. Put the image there"],
    ['![ ](./counter.jpg)', 'shows ./counter.jpg without alt text.'],
  ])('is reported with its line: %s', (markdown, message) => {
    const problem = messageAbout(source(english, `One.\n\n${markdown}`), ['counter.jpg']);
    expect(problem).toMatch(/^content\/blog\/a\/index\.en\.md:12: /);
    expect(problem).toContain(message);
  });

  it('in a format that browsers do not support must be converted', () => {
    expect(messageFor({ 'a/index.en.md': good, 'a/counter.heic': '' })).toBe(
      'content/blog/a/counter.heic: is an image that browsers or the build cannot read. Save it as jpg, jpeg, png, webp or avif.',
    );
  });
});
