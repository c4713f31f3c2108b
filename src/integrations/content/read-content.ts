import { fileURLToPath } from 'node:url';
import { type Article, articleFile } from '../../content/articles/article.ts';
import { readBlogFolder, type BlogFiles, readableArticles } from '../../content/articles/read-articles.ts';
import { readFigures } from '../../content/figures/schema.ts';
import { type Faq, readFaq } from '../../content/answers/parse-faq.ts';
import { readDictionary } from '../../content/texts/dictionary-rules.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { type Facts, type TextValues, textValuesByLocale } from '../../content/texts/text-values.ts';
import { readDashboard } from '../../content/company/dashboard-data.ts';
import { attempt, ContentError, type ContentProblem, problemSentence } from '../../content/content-error.ts';
import { readText } from '../../content/content-files.ts';
import { readMark } from '../../content/company/mark.ts';
import { fieldOf } from '../../content/fields.ts';
import { readSite } from '../../content/company/site-schema.ts';
import { readServiceFacts } from '../../content/company/service-facts.ts';
import { assistantFiles } from '../../content/answers/assistant-texts.ts';
import type { Mark } from '../../drawings/mark.ts';
import { type PageName, routes } from '../../site/routes.ts';
import { fieldNames, isRequired } from '../../features/contact-form/fields.ts';
import { describePage } from '../../content/texts/page-texts.ts';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Content extends Facts {
  /** As the owner wrote them, with `{brand}` and the like still in them. */
  readonly strings: Readonly<Record<Locale, Dictionary>>;
  readonly articles: readonly Article[];
  /** The files that the articles were made of. */
  readonly blog: BlogFiles;
  readonly faq: Faq;
  /** Undefined where it cannot be read. */
  readonly mark: Mark | undefined;
}

/** Fills every placeholder when the facts cannot be read, so that no text is reported for that. */
const anyValues = byLocale(
  (): TextValues => new Proxy({}, { get: (_, name) => String(name), has: () => true }),
);

/**
 * Everything in `content/`, checked as the build checks it.
 *
 * @param folder the project's folder
 * @throws {ContentError} naming every wrong field of every file and its remedy
 */
export function readContent(folder = root): Content {
  const { content, problems } = examineContent(folder);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/**
 * Everything in `content/`, and each wrong field of each file with its remedy.
 *
 * @param folder the project's folder
 * @returns undefined content where the facts or the English texts are wrong. Another language that is wrong is English in it,
 *   and whether links can be judged depends on what they may lead to
 */
export function examineContent(folder: string): {
  readonly content: Content | undefined;
  readonly problems: readonly ContentProblem[];
  readonly hasAllTargets: boolean;
} {
  const problems: ContentProblem[] = [];
  const tried = <Value>(task: () => Value): Value | undefined => attempt(problems, task);

  const site = tried(() => readSite(folder));
  const figures = tried(() => readFigures(folder));
  const service = tried(() => readServiceFacts(folder));
  const values = site && service && figures ? textValuesByLocale({ site, service, figures }) : anyValues;
  const blog = readBlogFolder(folder);
  const strings = byLocale((locale) => tried(() => readDictionary(folder, locale, values[locale])));
  const english = strings[defaultLocale];
  if (english) tried(() => readDashboard(folder, english.dashboard));
  const mark = tried(() => readMark(folder));
  problems.push(...missingTexts(strings));
  for (const locale of locales) {
    for (const [kind, parse] of Object.entries(assistantFiles)) {
      const path = `content/assistant/${kind}/${locale}.yaml`;
      const text = tried(() => readText(path, folder));
      if (text !== undefined) tried(() => parse(path, text, values[locale]));
    }
  }
  const faq = tried(() => readFaq(folder, values));
  const articles = readableArticles(blog, values, problems);
  const content = site &&
    service &&
    figures &&
    english && {
      site,
      service,
      figures,
      strings: byLocale((locale) => strings[locale] ?? english),
      articles,
      blog,
      faq: faq ?? byLocale(() => []),
      mark,
    };
  // A link to an article that cannot be read is not wrong itself.
  const originals = blog.texts.filter(({ path }) => path.endsWith(`/${articleFile(defaultLocale)}`));
  const hasAllTargets = faq !== undefined && articles.length === originals.length;
  return { content, problems: eachOnce(problems), hasAllTargets };
}

/** What the English file lacks is found with every language that is compared with it. */
function eachOnce(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [problemSentence(problem), problem])).values()];
}

/**
 * The texts that each page and each field of the forms needs. The locale files are compared with each other, which does
 * not find what all of them lack.
 *
 * @param strings the locale files; one that could not be read is left out
 */
export function missingTexts(strings: Readonly<Partial<Record<Locale, Dictionary>>>): ContentProblem[] {
  const needed = [
    ...fieldNames.flatMap((name) => [
      `contact.form.${name}`,
      `contact.form.errors.tooLong.${name}`,
      ...(isRequired(name) ? [`contact.form.errors.${name}`] : []),
    ]),
    ...(Object.keys(routes) as PageName[]).flatMap((name) => {
      const { meta, card } = describePage(name, textsAsFields('') as Dictionary);
      return [...new Set([meta.title, meta.description, card.title].map(String))];
    }),
  ];
  return locales.flatMap((locale) => {
    const tree = strings[locale];
    return tree === undefined ? [] : needed.flatMap((field) => problemOf(tree, field, locale));
  });
}

/** Stands for a dictionary: every text of it says in which field it stands. */
export function textsAsFields(field: string): object {
  return new Proxy(
    {},
    {
      get: (_, key) =>
        key === Symbol.toPrimitive
          ? () => field
          : textsAsFields(field === '' ? String(key) : `${field}.${String(key)}`),
    },
  );
}

function problemOf(tree: Dictionary, field: string, locale: Locale): ContentProblem[] {
  const text = fieldOf(tree, field);
  if (typeof text === 'string' && text.trim() !== '') return [];
  return [{ file: `content/locales/${locale}.json`, field, message: 'this field is missing. Add it.' }];
}
