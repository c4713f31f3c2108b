import enWords from '../../content/assistant/en.json' with { type: 'json' };
import svWords from '../../content/assistant/sv.json' with { type: 'json' };
import en from '../../content/locales/en.json' with { type: 'json' };
import sv from '../../content/locales/sv.json' with { type: 'json' };
import siteJson from '../../content/site.json' with { type: 'json' };
import type { Article } from '../../src/blog/article.ts';
import { readArticles, type SourceFile } from '../../src/blog/read-articles.ts';
import type { Dictionary } from '../../src/i18n/dictionary.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { anchors, localizeHref, routes } from '../../src/i18n/routes.ts';
import { fill } from '../../src/i18n/format.ts';
import { parseDictionary } from '../../src/i18n/dictionary-rules.ts';
import { siteValues } from '../../src/i18n/site-values.ts';
import { parseSite } from '../../src/site/schema.ts';
import type { Knowledge, Words } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { articlePassages } from './article-passages.ts';
import { legalPassages } from './legal-passages.ts';
import { pagePassages } from './page-passages.ts';
import { parseWords, withQuestions } from './words.ts';

const strings: Readonly<Record<Locale, unknown>> = { en, sv };

/**
 * Gathers what the site publishes, in both languages, for the assistant to answer from.
 *
 * @param articleFiles every file below `articleRoot`
 * @param articleRoot the blog folder from the project's root
 * @throws {ContentError} when a file of content/ is wrong, with the sentence that the site's build gives
 */
export function buildKnowledge(articleFiles: readonly SourceFile[], articleRoot: string): Knowledge {
  const site = parseSite(siteJson);
  const values = { en: siteValues(site, 'en'), sv: siteValues(site, 'sv') };
  const articles = readArticles(articleFiles, articleRoot, values);
  const words = {
    en: parseWords(enWords, values.en, wordsFile('en')),
    sv: parseWords(svWords, values.sv, wordsFile('sv')),
  };
  const yearOf = (article: Article | undefined) => article?.publishedAt.slice(0, 4);
  const newest = yearOf(articles[0]); // they come newest first
  const dictionary = (locale: Locale): Dictionary =>
    fill(parseDictionary(strings[locale], en, `content/locales/${locale}.json`), values[locale]);

  return {
    passages: locales.flatMap((locale) => {
      const t = dictionary(locale);
      const passages = [
        ...pagePassages(t, site, locale),
        ...legalPassages(t.privacy, routes.privacy, locale),
        ...legalPassages(t.terms, routes.terms, locale),
        ...articles.flatMap((article) =>
          articlePassages(article, locale, yearOf(article) === newest ? 'article' : 'earlier'),
        ),
      ];
      return withQuestions(passages, words[locale].asked, wordsFile(locale));
    }),
    words: { en: withoutQuestions(words.en), sv: withoutQuestions(words.sv) },
    sentences: { en: sentences('en'), sv: sentences('sv') },
  };

  function sentences(locale: Locale): Knowledge['sentences']['en'] {
    const { unknown, source, replies } = dictionary(locale).chatbot;
    return fill({ unknown, source, ...replies }, { contact: localizeHref(`/#${anchors.contact}`, locale) });
  }
}

function wordsFile(locale: Locale): string {
  return `content/assistant/${locale}.json`;
}

/** The questions stand with their passages; the function need not carry them twice. */
function withoutQuestions({ ignored, synonyms, unpublished }: Words): Words {
  return { ignored, synonyms, unpublished };
}
