/** The one way to the files of `content/`: read, check, fall back to English, and fill in facts and figures, once per process. */

import { join, resolve } from 'node:path';
import { byLocale, defaultLocale, type Locale } from '../site/locales.ts';
import { type AssistantTexts, readAssistantTexts } from './answers/assistant-texts.ts';
import { type Faq, readFaq } from './answers/parse-faq.ts';
import { type Article, articleFile } from './articles/article.ts';
import { dayOf, publishedOn } from './articles/publishing.ts';
import { type BlogFiles, readableArticles, readBlogFolder } from './articles/read-articles.ts';
import { type DashboardData, readDashboard } from './company/dashboard-data.ts';
import { readMark } from './company/mark.ts';
import { readServiceFacts } from './company/service-facts.ts';
import { readSite } from './company/site-schema.ts';
import { attempt, ContentError, type ContentProblem, problemSentence } from './content-error.ts';
import { readJson } from './content-files.ts';
import { readFigures } from './figures/schema.ts';
import type { Dictionary } from './texts/dictionary.ts';
import { readDictionary } from './texts/dictionary-rules.ts';
import { fillTexts, unknownValues } from './texts/placeholders.ts';
import { type Facts, type TextValues, textValuesByLocale } from './texts/text-values.ts';
import type { Mark } from '../drawings/icon.ts';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

type ByLocale<Value> = Readonly<Record<Locale, Value>>;

export interface Content extends Facts {
  /** The locale files as the owner wrote them; English where a language lacks a text. */
  readonly strings: ByLocale<Dictionary>;
  /** The same with facts and figures. */
  readonly texts: ByLocale<Dictionary>;
  /** The facts and figures that texts may name. */
  readonly values: ByLocale<TextValues>;
  /** Newest first, drafts and scheduled ones too. */
  readonly articles: readonly Article[];
  /** The files that the articles were made of. */
  readonly blog: BlogFiles;
  readonly faq: Faq;
  readonly assistant: ByLocale<AssistantTexts>;
  /** Undefined if it cannot be read. */
  readonly mark: Mark | undefined;
  /** Undefined if it cannot be read. */
  readonly dashboard: DashboardData | undefined;
}

export interface LoadedContent {
  /** Undefined if the facts or the English texts are wrong. A faulty language file falls back to English. */
  readonly content: Content | undefined;
  /** Every wrong field of every file, with its remedy. */
  readonly problems: readonly ContentProblem[];
  /** False if a link target failed to load; links are then not checked. */
  readonly hasAllTargets: boolean;
}

/** Astro loads its configuration and its pages in two module graphs, which share nothing but globals. */
const memo = globalThis as { loadedContent?: Map<string, LoadedContent> };

/** Everything in `content/`, and its problems. */
export function loadContent(folder = root): LoadedContent {
  memo.loadedContent ??= new Map();
  const key = resolve(folder);
  const loaded = memo.loadedContent.get(key) ?? readAll(folder);
  memo.loadedContent.set(key, loaded);
  return loaded;
}

/** `loadContent` when nothing may be wrong. @throws {ContentError} with every problem */
export function validContent(folder = root): Content {
  const { content, problems } = loadContent(folder);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Makes `loadContent` read again, after a file has changed. */
export function forgetContent(): void {
  memo.loadedContent = undefined;
}

/** The articles that a build publishes today, newest first. Pages ask `allArticles`. */
export function publishedArticles(folder = root): Article[] {
  return publishedOn(validContent(folder).articles, dayOf(new Date()));
}

function readAll(folder: string): LoadedContent {
  const problems: ContentProblem[] = [];
  const tried = <Value>(task: () => Value): Value | undefined => attempt(problems, task);

  const site = tried(() => readSite(folder));
  const figures = tried(() => readFigures(folder));
  const service = tried(() => readServiceFacts(folder));
  const facts = site && service && figures && { site, service, figures };
  const values = facts ? textValuesByLocale(facts) : byLocale(() => unknownValues);
  const englishFile = `content/locales/${defaultLocale}.json`;
  const model = tried(() => readJson(englishFile, folder)) as Dictionary | undefined;
  const files = byLocale(
    (locale) => model && tried(() => readDictionary(folder, locale, model, values[locale])),
  );
  const english = files[defaultLocale];
  const dashboard = english && tried(() => readDashboard(folder, english.dashboard));
  const mark = tried(() => readMark(folder));
  const assistant = byLocale((locale) => readAssistantTexts(folder, locale, values[locale], problems));
  const faq = tried(() => readFaq(folder, values));
  const blog = readBlogFolder(folder);
  const articles = readableArticles(blog, values, problems);

  // A link to an article that cannot be read is not wrong itself.
  const originals = blog.texts.filter(({ path }) => path.endsWith(`/${articleFile(defaultLocale)}`));
  const hasAllTargets = faq !== undefined && articles.length === originals.length;
  const result = { problems: eachOnce(problems), hasAllTargets };
  if (!facts || !english) return { ...result, content: undefined };
  const strings = byLocale((locale) => files[locale] ?? english);
  const content: Content = {
    ...facts,
    strings,
    texts: byLocale((locale) => fillTexts(strings[locale], values[locale])),
    values,
    articles,
    blog,
    faq: faq ?? byLocale(() => []),
    assistant,
    mark,
    dashboard,
  };
  return { ...result, content };
}

/** A fault of the English file is reported once per language; keep one. */
function eachOnce(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [problemSentence(problem), problem])).values()];
}
