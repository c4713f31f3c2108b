import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import type { Article } from '../../src/blog/article.ts';
import { readBlogFolder } from '../../src/blog/blog-folder.ts';
import { type BlogFiles, readArticles } from '../../src/blog/read-articles.ts';
import { faqValues } from '../../src/faq/figures.ts';
import { type Figures, parseFigures } from '../../src/faq/figures-schema.ts';
import { type Faq, parseFaq } from '../../src/faq/parse-faq.ts';
import { parseDictionary } from '../../src/i18n/dictionary-rules.ts';
import type { Dictionary } from '../../src/i18n/dictionary.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { type SiteValues, siteValuesByLocale } from '../../src/i18n/site-values.ts';
import { parseDashboard } from '../../src/site/dashboard-data.ts';
import { attempt, ContentError, type ContentProblem } from '../../src/site/content-error.ts';
import { parseJson } from '../../src/site/json-source.ts';
import { parseMark } from '../../src/site/mark.ts';
import { parseSite, type Site } from '../../src/site/schema.ts';
import { encodingFault } from '../../src/site/text-encoding.ts';
import { parseOutOfScope, parseSmallTalk } from '../knowledge/talk.ts';
import { typefaceCharacters } from './characters.ts';
import { missingTexts } from './missing-texts.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the project as text; undefined when there is none, also for a folder. */
export function readText(path: string, folder = root): string | undefined {
  const file = join(folder, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
}

export interface Content {
  readonly site: Site;
  readonly figures: Figures;
  /** As the owner wrote them, with `{brand}` and the like still in them. */
  readonly strings: Readonly<Record<Locale, Dictionary>>;
  readonly articles: readonly Article[];
  /** The files that the articles were made of. */
  readonly blog: BlogFiles;
  readonly faq: Faq;
  /** The characters that the typeface of the pages has. */
  readonly typeface: ReadonlySet<string>;
}

/** Stands for every placeholder where the facts cannot be read: then no text is blamed for them. */
const anyValues = byLocale((): SiteValues => new Proxy({}, { get: (_, name) => String(name) }));

/**
 * Everything in `content/`, checked as the build checks it.
 *
 * @param folder the project's folder
 * @throws {ContentError} naming every wrong field of every file and its remedy
 */
export function readContent(folder = root): Content {
  const problems: ContentProblem[] = [];
  const textOf = (path: string): string | undefined => {
    const text = readText(path, folder);
    const fault = encodingFault(text ?? '');
    if (!fault) return text;
    throw new ContentError([{ file: path, field: '', ...fault }]);
  };
  const needed = (path: string): string => {
    const text = textOf(path);
    if (text !== undefined) return text;
    throw new ContentError([
      { file: path, field: '', message: 'this file is missing, and the site needs it.' },
    ]);
  };
  const json = (path: string): unknown => parseJson(path, needed(path));
  const tried = <Value>(task: () => Value): Value | undefined => attempt(problems, task);

  const site = tried(() => parseSite(json('content/site.json')));
  const figuresFile = 'content/figures.json';
  const figures = tried(() => parseFigures(json(figuresFile), figuresFile));
  const values = site && figures ? faqValues(site, figures) : anyValues;
  const blog = readBlogFolder(folder, 'content/blog');
  const faqPaths = globSync('content/faq/**/*.yaml', { cwd: folder }).toSorted();
  const folders = [...new Set(faqPaths.map((path) => path.split('/')[2]))];
  const topics = tried(() => json('content/faq/topics.json')) ?? folders;
  const strings = readStrings(json, tried);
  const { dashboard } = strings[defaultLocale] ?? {};
  if (dashboard)
    tried(() => parseDashboard(json('content/dashboard.json'), 'content/dashboard.json', dashboard));
  tried(() => parseMark(needed('content/mark.svg')));
  problems.push(...missingTexts(strings));
  const content = {
    site,
    figures,
    strings,
    articles: tried(() => readArticles(blog, 'content/blog', site ? siteValuesByLocale(site) : anyValues)),
    blog,
    faq: tried(() =>
      parseFaq({
        root: 'content/faq',
        topics,
        files: Object.fromEntries(faqPaths.flatMap((path) => [[path, tried(() => textOf(path)) ?? '']])),
        values,
      }),
    ),
    typeface: typefaceCharacters(root),
  };
  for (const locale of locales) {
    const [talk, scope] = ['small-talk', 'out-of-scope'].map(
      (kind) => `content/assistant/${kind}/${locale}.yaml`,
    );
    const read = (path = '', parse: typeof parseSmallTalk | typeof parseOutOfScope) =>
      tried(() => parse(path, textOf(path) ?? 'kinds: []', values[locale]));
    read(talk, parseSmallTalk);
    read(scope, parseOutOfScope);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}

/** The locale files. Without the one that is the model of all, the others are only read, not compared. */
function readStrings(
  json: (path: string) => unknown,
  tried: <Value>(task: () => Value) => Value | undefined,
): Partial<Record<Locale, Dictionary>> {
  const fileOf = (locale: Locale) => `content/locales/${locale}.json`;
  const model = tried(() => json(fileOf(defaultLocale))) as Dictionary | undefined;
  return byLocale((locale) => {
    const file = fileOf(locale);
    if (model)
      return tried(() => parseDictionary(locale === defaultLocale ? model : json(file), model, file));
    if (locale !== defaultLocale) tried(() => json(file));
    return undefined;
  }) as Partial<Record<Locale, Dictionary>>;
}
