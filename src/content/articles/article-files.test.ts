/** `readArticles` on whole files and folders. */

import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import { locales } from '../../site/locales.ts';
import { textValuesByLocale } from '../texts/text-values.ts';
import { renderMarkdown } from './markdown.ts';
import { readArticles } from './read-articles.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

const root = 'content/blog';
const values = textValuesByLocale(exampleFacts);

const frontMatter = [
  'title: A title',
  'excerpt: One sentence.',
  'author: Sara',
  'publishedAt: 2025-10-24',
  'readTime: 12 min read',
  'tags: [voice]',
];

function source(lines: readonly string[], body = 'The text.'): string {
  return ['---', ...lines, '---', body, ''].join('\n');
}

const good = source(frontMatter);

type Files = Readonly<Record<string, string>>;

function readAll(files: Files, images: readonly string[] = []) {
  const texts = Object.entries(files).map(([path, text]) => ({ path: `${root}/${path}`, text }));
  return readArticles({ texts, images: images.map((name) => `${root}/${name}`) }, values);
}

/** Reads one article and the images in its folder. */
const read = (text: string, ...images: string[]) =>
  readAll(
    { 'a/index.en.md': text },
    images.map((name) => `a/${name}`),
  );

const messageFor = (...args: Parameters<typeof readAll>) => messageOf(() => readAll(...args));

describe('a folder', () => {
  it('with only index.sv.md is reported with the file to add', () => {
    expect(messageFor({ 'a/index.sv.md': '---\n---\nTexten.' })).toBe(
      'content/blog/a/index.sv.md: has no English article beside it. Add content/blog/a/index.en.md, or remove this file.',
    );
  });

  it.each(['My-Id', 'my_id', 'röst', '-my-id', 'my--id'])(
    'named %s is told which letters an address may have',
    (id) => {
      expect(messageFor({ [`${id}/index.en.md`]: good })).toBe(
        `content/blog/${id}: the folder’s name becomes the address. Use lower-case letters a–z, digits and hyphens only.`,
      );
    },
  );
});

/** Such as `index.sv.md`, or `index.sv.md or index.de.md`. */
const translations = locales
  .filter((locale) => locale !== 'en')
  .map((locale) => `index.${locale}.md`)
  .join(' or ');

it.each(['tag', 'page'])('a folder named %s would lie among the addresses of lists', (id) => {
  expect(messageFor({ [`${id}/index.en.md`]: good })).toBe(
    `content/blog/${id}: has a name that the lists of articles need. Give the folder another one.`,
  );
});

describe('a stray file', () => {
  it.each(['note.md', 'a/draft.md', 'a/index.en.txt', 'a/en.md', 'a/img/index.en.md', 'a/index.xx.md'])(
    '%s is told where to go',
    (path) => {
      expect(messageFor({ 'a/index.en.md': good, [path]: good })).toBe(
        `content/blog/${path}: an article is a folder with index.en.md and, if translated, ${translations}. Move this file to content/blog/<id>/index.en.md or ${translations}.`,
      );
    },
  );
  it.each(['Thumbs.db', 'index.en.md~', 'a.docx'])('%s is not a text and is to be removed', (name) => {
    const message = messageFor({ 'a/index.en.md': good, [`a/${name}`]: 'x' });
    expect(message).toContain(`content/blog/a/${name}: is neither a text nor an image of an article.`);
  });
});

describe('front matter', () => {
  it.each([
    ['a field twice', [...frontMatter, 'author: Jon'], ':8: gives this field a second time.'],
    ['a colon in a plain text', [...frontMatter.slice(1), 'title: One: two'], ':7: cannot be read.'],
    ['a text', ['just a text'], ': the lines between --- must be fields'],
  ])('with %s is named with its line in the file', (_kind, lines, problem) => {
    expect(messageFor({ 'a/index.en.md': source(lines) })).toContain(`content/blog/a/index.en.md${problem}`);
  });
});

it.each([
  ['a blank after ---', good.replace('---', '--- '), 2],
  ['blank lines above it', `\n \n${good}`, 4],
  ['both, and lines of Windows', `\uFEFF\r\n${good.replace('---', '---\t')}`.replaceAll(/\r?\n/g, '\r\n'), 3],
])('fields are read below %s', (_kind, text, line) => {
  expect(read(text)).toMatchObject([{ en: { title: 'A title' } }]);
  expect(messageFor({ 'a/index.en.md': text.replace('A title', 'A #1 title') })).toContain(
    `content/blog/a/index.en.md:${line}, title: would lose`,
  );
});

describe('slips in front matter', () => {
  const withLine = (line: string) => source([...frontMatter.slice(1), line]);

  it.each([
    ['fields that do not end', '---\ntitle: A title\n\nThe text.\n', ': has no second line of ---'],
    ['a tab', withLine('\ttitle: A title'), ':7: begins with a tab. Use spaces'],
    ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le').toString('utf8'), ': is saved as UTF-16. Save it'],
    ['the same in the body', source(frontMatter, 'One.\n\nTwo\vlines.'), ':11: holds an invisible character'],
    ['Latin 1', Buffer.from(withLine('title: På tal'), 'latin1').toString('utf8'), ':7: has a letter'],
  ])('are named with their line: %s', (_kind, text, problem) => {
    expect(messageFor({ 'a/index.en.md': text })).toContain(`content/blog/a/index.en.md${problem}`);
  });
});

describe('an image', () => {
  const showing = (markdown: string, ...fields: string[]) =>
    source([...frontMatter, ...fields], `The text.\n\n${markdown}`);

  it.each([
    ['in the folder', '![A counter](./counter.jpg "Photo: Sara")'],
    ['of public/', '![A counter](/images/counter.jpg)'],
    ['in code', '`![](./none.jpg)`'],
  ])('is taken %s', (_place, markdown) => {
    expect(read(showing(markdown), 'counter.jpg')).toHaveLength(1);
  });

  it.each([
    ['with letters of two parts, as macOS saves them', './kök.jpg'.normalize(), 'kök.jpg'.normalize('NFD')],
    ['with letters of one part', './kök.jpg'.normalize('NFD'), 'kök.jpg'.normalize()],
    ['with an encoded space', './a%20b.jpg', 'a b.jpg'],
    ['with %20 in its name', './a%20b.jpg', 'a%20b.jpg'],
  ])('%s is found', (_name, href, name) => {
    const text = showing(`![A](${href})`, `socialImage: "${href}"`, 'socialImageAlt: A');
    expect(read(text, name)).toMatchObject([{ socialImage: `${root}/a/${name}` }]);
    const picture = { sources: [], src: '/x', srcset: '', width: 1, height: 1 };
    const options = { locale: 'en', tableLabel: '', pictures: new Map([[name, picture]]) } as const;
    expect(renderMarkdown(`![A](${href})`, options).html).toContain('<picture>');
  });

  it.each([
    ['is missing', '![A](./till.jpg)', 'shows ./till.jpg, which is not there'],
    ['has another case', '![A](./Counter.jpg)', 'but the file is called counter.jpg. Write ./counter.jpg.'],
    ['lies in another folder', '![A](../b/counter.jpg)', 'shows ../b/counter.jpg, which lies elsewhere. Put'],
    ['says nothing', '![ ](./counter.jpg)', 'shows ./counter.jpg without a text for those who do not see'],
  ])('that %s is named with its line', (_fault, markdown, message) => {
    const problem = messageFor({ 'a/index.en.md': showing(markdown) }, ['a/counter.jpg']);
    expect(problem).toMatch(/^content\/blog\/a\/index\.en\.md:11: /);
    expect(problem).toContain(message);
  });

  it('of a format that browsers do not know is to be converted', () => {
    expect(messageFor({ 'a/index.en.md': good, 'a/counter.heic': '' })).toBe(
      'content/blog/a/counter.heic: is an image that browsers or the build cannot read. Save it as jpg, jpeg, png, webp or avif.',
    );
  });

  it('for social services is found in the folder of the text', () => {
    const text = showing('', 'socialImage: ./counter.jpg', 'socialImageAlt: A counter');
    expect(read(text, 'counter.jpg')[0]).toMatchObject({
      socialImage: `${root}/a/counter.jpg`,
      en: { socialImageAlt: 'A counter' },
    });
    const message = messageFor({ 'a/index.en.md': showing('', 'socialImage: ./till.jpg') });
    expect(message).toContain('a/index.en.md, socialImage: shows ./till.jpg, which is not there');
    expect(message).toContain('a/index.en.md, socialImageAlt: is missing.');
  });
});

describe('a body', () => {
  it.each(['## ', '##', '# #', '## \u200b', '## ![A](/a.jpg)', '![A](/a.jpg)\n---', '- ##'])(
    'with a heading without words is named with its line: %j',
    (heading) => {
      expect(messageFor({ 'a/index.en.md': source(frontMatter, `One.\n\n${heading}\n\nTwo.`) })).toBe(
        'content/blog/a/index.en.md:11: has a heading without words. Write them, or take the heading out.',
      );
    },
  );

  it.each(['## 🚀', '## `#`', '## **A** ##', 'C#', '```\n#\n```', '\\#', '![A](/a.jpg)\n\n---'])(
    'with %j has no heading without words',
    (text) => {
      expect(read(source(frontMatter, `One.\n\n${text}\n`))).toHaveLength(1);
    },
  );

  it('with a figure that does not exist is named with its line', () => {
    const text = source(frontMatter, 'One.\n\n```figure\npay\n```\n');
    expect(messageFor({ 'a/index.en.md': text })).toMatch(
      /^content\/blog\/a\/index\.en\.md:11: asks for the figure "pay", which does not exist\. Write one of/,
    );
  });

  it('that is empty is asked for', () => {
    expect(messageFor({ 'a/index.en.md': source(frontMatter, ' \n\t\n') })).toBe(
      'content/blog/a/index.en.md: has no text below the second ---. Write the article there.',
    );
  });
});
