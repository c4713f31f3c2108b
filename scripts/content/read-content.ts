import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Article } from '../../src/blog/article.ts';
import { readBlogFolder } from '../../src/blog/blog-folder.ts';
import { readArticles } from '../../src/blog/read-articles.ts';
import { parseDictionary } from '../../src/i18n/dictionary-rules.ts';
import type { Dictionary } from '../../src/i18n/dictionary.ts';
import { byLocale, defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { siteValuesByLocale } from '../../src/i18n/site-values.ts';
import { parseSite, type Site } from '../../src/site/schema.ts';
import { typefaceCharacters } from './characters.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the project as text; undefined when there is none. */
export function readText(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export interface Content {
  readonly site: Site;
  /** As the owner wrote them, with `{brand}` and the like still in them. */
  readonly strings: Readonly<Record<Locale, Dictionary>>;
  readonly articles: readonly Article[];
  /** The characters that the typeface of the pages has. */
  readonly typeface: ReadonlySet<string>;
}

/**
 * Everything in `content/`, checked as the build checks it.
 *
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function readContent(): Content {
  const site = parseSite(readJson('content/site.json'));
  const model = readJson(`content/locales/${defaultLocale}.json`) as Dictionary;
  const strings = (locale: Locale): Dictionary => {
    const file = `content/locales/${locale}.json`;
    return parseDictionary(readJson(file), model, file);
  };
  return {
    site,
    strings: byLocale(strings),
    articles: readArticles(readBlogFolder(root, 'content/blog'), 'content/blog', siteValuesByLocale(site)),
    typeface: typefaceCharacters(root),
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readText(path) ?? 'null');
}
