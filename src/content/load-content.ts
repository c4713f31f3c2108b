/**
 * All access to the files of `content/`: reads and checks them, falls back to English, and fills in facts and figures, once per
 * process.
 */

import { join, resolve } from 'node:path';
import { byLocale, defaultLocale, type Locale } from '../site/locales.ts';
import { type AssistantTexts, readAssistantTexts } from './assistant/assistant-texts.ts';
import { type Faq, readFaq } from './faq/parse-faq.ts';
import { type Article, articleFile } from './articles/article-schema.ts';
import { dayOf, publishedOn } from './articles/article-dates.ts';
import { type BlogFiles, readArticles, readBlogFolder } from './articles/read-articles.ts';
import { type DashboardData, parseDashboard } from './company/dashboard-schema.ts';
import { parseMark } from './company/mark.ts';
import { serviceFactsSchema, siteSchema } from './company/site-schema.ts';
import { collectProblems, ContentError, type ContentProblem, parseData } from './content-error.ts';
import { readJson, readNeededText } from './content-files.ts';
import { checkPictureTexts } from './figures/picture-texts.ts';
import { parseFigures } from './figures/figures-schema.ts';
import type { Dictionary } from './texts/dictionary.ts';
import { parseDictionary } from './texts/parse-dictionary.ts';
import {
  type OwnerData,
  fillFactsInTree,
  placeholderValues,
  uncheckedValues,
  type ValuesByLocale,
} from './texts/placeholders.ts';
import type { Mark } from '../drawings/mark.ts';

export const root = join(import.meta.dirname, '../..');

type ByLocale<Value> = Readonly<Record<Locale, Value>>;

export interface Content extends OwnerData {
  /** The locale files as the owner wrote them; English if a language lacks a text. */
  readonly strings: ByLocale<Dictionary>;
  /** The same with facts and figures filled in. */
  readonly texts: ByLocale<Dictionary>;
  readonly values: ValuesByLocale;
  /** Newest first, including drafts and scheduled articles. */
  readonly articles: readonly Article[];
  readonly blog: BlogFiles;
  readonly faq: Faq;
  readonly assistant: ByLocale<AssistantTexts>;
  /** Undefined if it cannot be read. */
  readonly mark: Mark | undefined;
  readonly dashboard: DashboardData | undefined;
}

interface LoadedContent {
  /** Undefined if the facts, the English texts or the assistant's texts are invalid. Other locale files fall back to English. */
  readonly content: Content | undefined;
  readonly problems: readonly ContentProblem[];
  /** False if a link target failed to load; links are then not checked. */
  readonly hasAllTargets: boolean;
}

/** Astro loads its configuration and its pages in two module graphs, which share nothing but globals. */
const memo = globalThis as { loadedContent?: Map<string, LoadedContent> };

export function loadContent(folder = root): LoadedContent {
  memo.loadedContent ??= new Map();
  const key = resolve(folder);
  const loaded = memo.loadedContent.get(key) ?? readAll(folder);
  memo.loadedContent.set(key, loaded);
  return loaded;
}

/** The content. @throws {ContentError} with all problems, if there are any */
export function validContent(folder = root): Content {
  const { content, problems } = loadContent(folder);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/** The articles that a build publishes today, newest first. Pages use `builtArticles`. */
export function publishedArticles(folder = root): Article[] {
  return publishedOn(validContent(folder).articles, dayOf(new Date()));
}

interface Watcher {
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
}

/**
 * Runs a task after changes in `content/`, which is then read again. Changes made before a run starts share that run; runs
 * never overlap.
 */
export function onContentChange(
  watcher: Watcher,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): void {
  let last = Promise.resolve();
  let isWaiting = false;
  watcher.on('all', (event, path) => {
    const isFile = !event.endsWith('Dir'); // the files in a folder trigger separate events
    if (!isFile || !path.startsWith(join(root, 'content/'))) return;
    memo.loadedContent = undefined;
    if (isWaiting) return;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return task();
      })
      .catch(onError);
  });
}

function readAll(folder: string): LoadedContent {
  const problems: ContentProblem[] = [];
  const tried = <Value>(task: () => Value): Value | undefined => collectProblems(problems, task);
  const json = (name: string): unknown => readJson(`content/${name}.json`, folder);

  const site = tried(() => parseData(siteSchema, json('site'), 'content/site.json'));
  const figures = tried(() => parseFigures(json('figures')));
  const service = tried(() => parseData(serviceFactsSchema, json('service'), 'content/service.json'));
  const facts = site && service && figures && { site, service, figures };
  const values = byLocale((locale) => (facts ? placeholderValues(facts, locale) : uncheckedValues));
  const model = tried(() => json(`locales/${defaultLocale}`)) as Dictionary | undefined;
  const files = byLocale((locale) => {
    const name = `locales/${locale}`;
    const read = () => (locale === defaultLocale ? model : json(name));
    return model && tried(() => parseDictionary(read(), model, `content/${name}.json`, values[locale]));
  });
  const english = files[defaultLocale];
  if (figures && english) tried(() => checkPictureTexts(figures, english));
  const dashboard = english && tried(() => parseDashboard(json('dashboard'), english.dashboard));
  const mark = tried(() => parseMark(readNeededText('content/mark.svg', folder)));
  const assistant = tried(() => byLocale((locale) => readAssistantTexts(folder, locale, values[locale])));
  const faq = readFaq(folder, values, problems);
  const blog = readBlogFolder(folder);
  const articles = readArticles(blog, values, problems);

  // A link to an unreadable article is not a broken link.
  const originals = blog.texts.filter(({ path }) => path.endsWith(`/${articleFile(defaultLocale)}`));
  const hasAnswers = !problems.some(({ file }) => file.startsWith('content/faq/'));
  const result = { problems, hasAllTargets: hasAnswers && articles.length === originals.length };
  if (!facts || !english || !assistant) return { ...result, content: undefined };
  const strings = byLocale((locale) => files[locale] ?? english);
  const texts = byLocale((locale) => fillFactsInTree(strings[locale], values[locale]));
  const content = { ...facts, strings, texts, values, articles, blog, faq, assistant, mark, dashboard };
  return { ...result, content };
}
