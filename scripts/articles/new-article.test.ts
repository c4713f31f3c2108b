import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArticles } from '@/blog/read-articles.ts';
import { locales } from '@/i18n/locales.ts';
import { siteValuesByLocale } from '@/i18n/site-values.ts';
import { messageOf } from '@/testing/message-of.ts';
import { exampleSite } from '@/testing/site.ts';
import { newArticle, titleOf, writeArticle } from './new-article.ts';

const day = '2026-11-22';

describe('titleOf', () => {
  it('is what was said, with quotation marks or without', () => {
    expect(titleOf(['Så räknar ni'])).toBe('Så räknar ni');
    expect(titleOf(['Så', 'räknar', 'ni'])).toBe('Så räknar ni');
  });

  it('is no option', () => {
    expect(messageOf(() => titleOf(['--help']))).toContain('“--help” is no title. Say: npm run new');
  });
});

describe('newArticle', () => {
  it('is a valid draft with a file for each language, under an address of its title', () => {
    const files = newArticle('Så räknar ni: "rätt"', exampleSite, day);
    expect(files.map(({ path }) => path)).toEqual(
      locales.map((locale) => `content/blog/sa-raknar-ni-ratt/index.${locale}.md`),
    );
    const [article] = readArticles({ texts: files }, 'content/blog', siteValuesByLocale(exampleSite));
    expect(article).toMatchObject({
      author: 'Sara Nord',
      publishedAt: day,
      draft: true,
      en: { title: 'Så räknar ni: "rätt"' },
      sv: { body: expect.any(String) },
    });
  });

  it.each([
    ['', 'has no letter or digit'],
    ['日本', 'has no letter or digit'],
    ['x'.repeat(81), 'title: is longer than 80 characters'],
  ])('refuses the title %j', (title, message) => {
    expect(messageOf(() => newArticle(title, exampleSite, day))).toContain(message);
  });
});

describe('writeArticle', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'articles-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('writes each file, and refuses a folder that is there', () => {
    const files = newArticle('One title', exampleSite, day);
    writeArticle(root, files);
    for (const { path, text } of files) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
    expect(messageOf(() => writeArticle(root, files))).toBe(
      'content/blog/one-title: is there already. Give the article another title.',
    );
  });
});
