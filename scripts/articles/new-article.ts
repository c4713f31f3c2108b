import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { articleFile } from '../../src/blog/article.ts';
import { readArticles, type SourceFile } from '../../src/blog/read-articles.ts';
import { slugOf } from '../../src/blog/slug.ts';
import { defaultLocale, languages, locales } from '../../src/i18n/locales.ts';
import { siteValuesByLocale } from '../../src/i18n/site-values.ts';
import { ContentError } from '../../src/site/content-error.ts';
import type { Site } from '../../src/site/schema.ts';

const folder = 'content/blog';

/**
 * The title in a command's arguments; without quotation marks it is several.
 *
 * @throws {ContentError} for an option, which is no title
 */
export function titleOf(args: readonly string[]): string {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals.join(' ');
  } catch {
    const option = args.find((arg) => arg.startsWith('-')) ?? '';
    const message = `“${option}” is no title. Say: npm run new -- "The title of the article"`;
    throw new ContentError([{ file: 'npm run new', field: 'title', message }]);
  }
}

/**
 * The files of a new article, a draft, one for each language. They are valid: the build takes them as they are.
 *
 * @param day yyyy-mm-dd, the day of publication until the author gives another
 * @throws {ContentError} for a title that no article may have, with the reason
 */
export function newArticle(title: string, site: Site, day: string): SourceFile[] {
  const id = slugOf(title);
  if (id === '') {
    const message = `“${title}” has no letter or digit for an address. Give the title in quotation marks.`;
    throw new ContentError([{ file: 'npm run new', field: 'title', message }]);
  }
  const files = locales.map((locale) => {
    const shared = locale === defaultLocale ? sharedFields(site, day) : [];
    const label = new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? languages[locale].label;
    const lines = [
      '---',
      `title: ${JSON.stringify(title)}`,
      `excerpt: ${JSON.stringify(`One or two sentences for the list and for search results, in ${label}.`)}`,
      ...shared,
      'tags: [Subject]',
      '---',
      '',
      `Write the article here, in ${label}.`,
      '',
    ];
    return { path: `${folder}/${id}/${articleFile(locale)}`, text: lines.join('\n') };
  });
  readArticles({ texts: files }, folder, siteValuesByLocale(site));
  return files;
}

function sharedFields(site: Site, day: string): string[] {
  return [
    `author: ${JSON.stringify(site.founders[0]?.name ?? site.brand)}`,
    `publishedAt: ${day}`,
    'draft: true',
  ];
}

/**
 * Writes the files of a new article.
 *
 * @param root the project's folder
 * @throws {ContentError} when the article's folder is there already
 */
export function writeArticle(root: string, files: readonly SourceFile[]): void {
  const folders = new Set(files.map(({ path }) => dirname(path)));
  const problems = [...folders]
    .filter((path) => existsSync(join(root, path)))
    .map((file) => ({ file, field: '', message: 'is there already. Give the article another title.' }));
  if (problems.length > 0) throw new ContentError(problems);
  for (const { path, text } of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
