import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError, type ContentProblem } from '../../content/content-error.ts';
import { type ContentCopy, copyContent } from '../../testing/helpers/content-copy.ts';
import { contentReport, lineOf } from './content-report.ts';
import { validContent } from '../../content/load-content.ts';
import { missingTexts } from './missing-texts.ts';
import { strings } from '../../testing/fixtures/strings.ts';

describe('validContent', () => {
  let copy: ContentCopy;

  beforeEach(() => {
    copy = copyContent();
    // The other files are read in a third of the time.
    for (const folder of ['blog', 'faq']) rmSync(join(copy.root, 'content', folder), { recursive: true });
    mkdirSync(join(copy.root, 'content/faq'));
    writeFileSync(join(copy.root, 'content/faq/topics.json'), '[]');
  });

  afterEach(() => copy.dispose());

  /** The files that are blamed, each once. */
  function blamed(): string[] {
    try {
      validContent(copy.root);
    } catch (error) {
      if (error instanceof ContentError)
        return [...new Set(error.problems.map(({ file }) => file))].toSorted();
      throw error;
    }
    return [];
  }

  it('reports the faults of every file at once, each once', () => {
    copy.edit('content/site.json', (text) => text.replace(/"founded": \d+/, '"founded": "x"'));
    copy.edit('content/locales/sv.json', (text) => text.replace(',\n', '\n'));
    mkdirSync(join(copy.root, 'content/faq/own-topic'));
    writeFileSync(join(copy.root, 'content/faq/own-topic/en.yaml'), 'title: T\n\t- x');
    const kinds = ['company-facts', 'estimates', 'follow-ups', 'out-of-scope', 'small-talk'];
    const assistant = kinds.map((kind) => `content/assistant/${kind}/en.yaml`);
    for (const file of assistant) copy.edit(file, (text) => `${text}\n]`);
    mkdirSync(join(copy.root, 'content/blog'), { recursive: true });
    writeFileSync(join(copy.root, 'content/blog/stray.yaml'), 'title: T');
    writeFileSync(join(copy.root, 'content/figures.json'), Buffer.from('{ "prices": "på" }', 'latin1'));
    appendFileSync(join(copy.root, 'content/faq/topics.json'), ']');
    expect(blamed()).toEqual([
      ...assistant,
      'content/blog/stray.yaml',
      'content/faq/own-topic/en.yaml',
      'content/faq/topics.json',
      'content/figures.json',
      'content/locales/sv.json',
      'content/site.json',
    ]);
  });

  it('names files that the site needs and that are gone', () => {
    const files = ['dashboard.json', 'faq/topics.json', 'mark.svg'];
    for (const file of files) rmSync(join(copy.root, 'content', file));
    expect(blamed()).toEqual(files.map((file) => `content/${file}`));
  });

  it('a missing image and a language that cannot be read hide no dead link', async () => {
    const path = 'content/blog/trial/index.en.md';
    mkdirSync(join(copy.root, 'content/blog/trial'), { recursive: true });
    const fields = 'title: T\nexcerpt: E\nauthor: A\npublishedAt: 2026-01-01\ntags: [T]';
    writeFileSync(join(copy.root, path), `---\n${fields}\n---\n\n![B](./b.jpg) [C](/no-such-page)\n`);
    copy.edit('content/locales/sv.json', (text) => text.replace(',\n', '\n'));
    const { wrong, warnings } = await contentReport(new Date(), copy.root);
    const about = [...wrong, ...warnings].filter((sentence) => sentence.startsWith(`${path}:9`));
    expect(about).toEqual([
      expect.stringContaining('shows ./b.jpg'),
      expect.stringContaining('links to /no-such-page'),
    ]);
    const ofSwedish = [...wrong, ...warnings].filter((sentence) => sentence.includes('locales/sv.json'));
    expect(ofSwedish).toEqual([expect.stringContaining('cannot be read')]);
  });
});

const json = '{\n  "a": 1,\n  "founders": [\n    { "name": "Sara" },\n    {\n      "role": ""\n    }\n  ]\n}';
const yaml = 'title: A\nquestions:\n  - id: a\n    answer: b\n';
const markdown = '---\ntitle: A\ntags: [a]\n---\n\nText\n\nSee [us](/blog/none)\n';

it.each<[string, string, Partial<ContentProblem>, string, number | undefined]>([
  ['a field of JSON', 'a.json', { field: 'founders.1.role' }, json, 6],
  ['a field of YAML', 'a.yaml', { field: 'questions.0.answer' }, yaml, 4],
  ['a field of an entry named by its id', 'a.yaml', { field: 'questions.a.answer' }, yaml, 4],
  ['a field of front matter', 'a.md', { field: 'tags.0' }, markdown, 3],
  ['quoted words', 'a.md', { field: 'text', quoted: '](/blog/none' }, markdown, 8],
  ['words that also come earlier', 'a.md', { quoted: 'a', occurrence: 1 }, 'b a\nb\na', 3],
  ['a file that cannot be read', 'a.json', { field: 'a' }, '{', undefined],
])('lineOf finds %s', (_what, file, problem, text, line) => {
  expect(lineOf({ file, field: '', message: '', ...problem }, text)).toBe(line);
});

const { en } = strings;
const form = { ...en.contact.form };

it('missingTexts finds nothing where every page and every field has its text', () => {
  expect(missingTexts({ en })).toEqual([]);
});

it('missingTexts names labels and errors of fields, and titles and descriptions of pages', () => {
  const { tooLong, ...errors } = form.errors;
  const lacking = {
    ...en,
    contact: {
      ...en.contact,
      form: { ...form, phone: ' ', errors: { ...errors, email: '', tooLong: { ...tooLong, company: '' } } },
    },
    hero: { ...en.hero, meta: { ...en.hero.meta, description: '' } },
    terms: { ...en.terms, title: '' },
    blog: { ...en.blog, meta: { ...en.blog.meta, title: '' }, title: '' },
  };
  expect(missingTexts({ en: lacking as typeof en }).map(({ file, field }) => [file, field])).toEqual([
    ['content/locales/en.json', 'contact.form.errors.email'],
    ['content/locales/en.json', 'contact.form.errors.tooLong.company'],
    ['content/locales/en.json', 'contact.form.phone'],
    ['content/locales/en.json', 'hero.meta.description'],
    ['content/locales/en.json', 'terms.title'],
    ['content/locales/en.json', 'blog.meta.title'],
    ['content/locales/en.json', 'blog.title'],
  ]);
});
