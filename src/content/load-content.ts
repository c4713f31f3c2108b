/**
 * All access to the files of `content/`: reads and checks them, falls back to English, and fills in facts and figures, once per
 * process.
 */

import { join, resolve } from 'node:path';
import type { Mark } from '../drawings/mark.ts';
import { type ByLocale, byLocale, defaultLocale } from '../site/locales.ts';
import { dayOf, publishedOn } from './articles/article-dates.ts';
import type { Article } from './articles/article-schema.ts';
import type { MarkdownFile } from './articles/front-matter.ts';
import { readArticleFiles, readArticles } from './articles/read-articles.ts';
import { type AssistantTexts, readAssistantTexts } from './assistant/assistant-texts.ts';
import { type DashboardData, parseDashboard } from './company/dashboard-schema.ts';
import { parseMark } from './company/mark.ts';
import { serviceFactsSchema, siteSchema } from './company/site-schema.ts';
import { collectProblems, ContentError, type ContentProblem, parseData } from './content-error.ts';
import { readJson, readRequiredText } from './content-files.ts';
import { type Faq, readFaq } from './faq/parse-faq.ts';
import { parseFigures } from './figures/figures-schema.ts';
import { checkPictureTexts } from './figures/picture-texts.ts';
import type { Dictionary } from './texts/dictionary.ts';
import { parseDictionary } from './texts/parse-dictionary.ts';
import {
  fillInTree,
  type OwnerData,
  type PlaceholderValues,
  placeholderValues,
  uncheckedValues,
} from './texts/placeholders.ts';

export const root = join(import.meta.dirname, '../..');

export interface Content extends OwnerData {
  /** The locale files as the owner wrote them, with English for each text that a language lacks. */
  readonly rawTexts: ByLocale<Dictionary>;
  /** The same with facts and figures filled in. */
  readonly texts: ByLocale<Dictionary>;
  readonly values: ByLocale<PlaceholderValues>;
  /** Newest first, including drafts and scheduled articles. */
  readonly articles: readonly Article[];
  /** The articles' files that can be read. */
  readonly markdownFiles: readonly MarkdownFile[];
  readonly articleImages: readonly string[];
  readonly faq: Faq;
  readonly assistant: ByLocale<AssistantTexts>;
  /** Undefined if it cannot be read. */
  readonly mark: Mark | undefined;
  readonly dashboard: DashboardData | undefined;
}

interface LoadedContent {
  /** Undefined if the facts, the English texts or the assistant's texts are invalid. In other languages, English replaces them. */
  readonly content: Content | undefined;
  readonly problems: readonly ContentProblem[];
  /** False if an article or answer cannot be read, since a link to it would wrongly be reported as broken. */
  readonly areLinksCheckable: boolean;
}

/** Astro loads its configuration and its pages in two module graphs, which share nothing but globals. */
const memo = globalThis as { loadedContent?: Map<string, LoadedContent> };

export function loadContent(projectRoot = root): LoadedContent {
  memo.loadedContent ??= new Map();
  const key = resolve(projectRoot);
  const loaded = memo.loadedContent.get(key) ?? readAll(projectRoot);
  memo.loadedContent.set(key, loaded);
  return loaded;
}

/** The content. @throws {ContentError} with all problems, if there are any */
export function validContent(projectRoot = root): Content {
  const { content, problems } = loadContent(projectRoot);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/** The articles that a build publishes today, newest first. Pages use `shownArticles`. */
export function publishedArticles(projectRoot = root): Article[] {
  return publishedOn(validContent(projectRoot).articles, dayOf(new Date()));
}

interface Watcher {
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
}

/**
 * Runs a task after changes in `content/` of a project, which is then read again. Runs never overlap, and all changes made
 * before a run starts share that run.
 *
 * @param alsoWatched further folders (ending in `/`) and files whose changes run the task
 */
export function onContentChange(
  watcher: Watcher,
  projectRoot: string,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
  alsoWatched: readonly string[] = [],
): void {
  let last = Promise.resolve();
  let isWaiting = false;
  watcher.on('all', (event, path) => {
    const isFile = !event.endsWith('Dir'); // the files in a folder trigger separate events
    const isIn = (start: string) => path.startsWith(join(projectRoot, start));
    const isContent = isIn('content/');
    if (!isFile || !(isContent || alsoWatched.some(isIn))) return;
    if (isContent) memo.loadedContent = undefined;
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

function readAll(projectRoot: string): LoadedContent {
  const problems: ContentProblem[] = [];
  const collect = <Value>(task: () => Value): Value | undefined => collectProblems(problems, task);
  const json = (name: string): unknown => readJson(`content/${name}.json`, projectRoot);

  const site = collect(() => parseData(siteSchema, json('site'), 'content/site.json'));
  const figures = collect(() => parseFigures(json('figures')));
  const service = collect(() => parseData(serviceFactsSchema, json('service'), 'content/service.json'));
  const ownerData = site && service && figures && { site, service, figures };
  const values = byLocale((locale) => (ownerData ? placeholderValues(ownerData, locale) : uncheckedValues));
  const englishFile = collect(() => json(`locales/${defaultLocale}`)) as Dictionary | undefined;
  const files = byLocale((locale) => {
    const name = `locales/${locale}`;
    const read = () => (locale === defaultLocale ? englishFile : json(name));
    return (
      englishFile &&
      collect(() => parseDictionary(read(), englishFile, `content/${name}.json`, values[locale]))
    );
  });
  const english = files[defaultLocale];
  if (figures && english) collect(() => checkPictureTexts(figures, english));
  const dashboard = english && collect(() => parseDashboard(json('dashboard'), english.dashboard));
  const mark = collect(() => parseMark(readRequiredText('content/mark.svg', projectRoot)));
  const assistant = collect(() =>
    byLocale((locale) => readAssistantTexts(projectRoot, locale, values[locale])),
  );
  const { faq, problems: faqProblems } = readFaq(projectRoot, values);
  const articleFiles = readArticleFiles(projectRoot);
  const { problems: articleProblems, isComplete, ...articleContent } = readArticles(articleFiles, values);
  problems.push(...faqProblems, ...articleProblems);

  const areLinksCheckable = faqProblems.length === 0 && isComplete;
  if (!ownerData || !english || !assistant) return { content: undefined, problems, areLinksCheckable };
  const rawTexts = byLocale((locale) => files[locale] ?? english);
  const texts = byLocale((locale) => fillInTree(rawTexts[locale], values[locale]));
  const content = {
    ...ownerData,
    rawTexts,
    texts,
    values,
    ...articleContent,
    faq,
    assistant,
    mark,
    dashboard,
  };
  return { content, problems, areLinksCheckable };
}
