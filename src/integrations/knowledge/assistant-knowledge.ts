import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { ngramsOfWords } from '../../../supabase/functions/chat-assistant/language/detect.ts';
import { normalised } from '../../../supabase/functions/chat-assistant/language/words.ts';
import { maxSiteText, siteTextOf } from '../../../supabase/functions/chat-assistant/model/model-answers.ts';
import {
  allWordings,
  type AnswerWithWordings,
  countOf,
  train,
  type UntrainedKnowledge,
  type UntrainedLanguage,
} from '../../../supabase/functions/chat-assistant/training/train.ts';
import { routesOf } from '../../content/content-routes.ts';
import type { FaqQuestion } from '../../content/faq/parse-faq.ts';
import { type Content, publishedArticles, validContent } from '../../content/load-content.ts';
import { tablesAsLists } from '../../content/markdown/tokens.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { fillInTree, textsByField } from '../../content/texts/placeholders.ts';
import { sitePassages } from '../../content/texts/site-passages.ts';
import { privacySections } from '../../sections/legal/privacy-sections.ts';
import { fillIn } from '../../site/format.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { builtHref, homeAnchors, localizeHref, routes } from '../../site/routes.ts';
import { articlePassages } from './article-passages.ts';
import { companyAnswers, joinAnswers } from './company-answers.ts';
import { estimatesOf } from './estimates.ts';

/** The number of n-grams used to detect a language: 3,000 cover nearly all short words and endings. */
const maxNgrams = 3_000;

/** The build warns from this share of a language model's limit. */
const nearLimit = 0.8;

const target = new URL('../../../supabase/functions/chat-assistant/knowledge.json', import.meta.url);

/** Keeps the JSON in ASCII: otherwise V8 stores two bytes per character. */
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes `knowledge.json` in each build: everything the assistant knows, with its trained classifier. It is deployed with the
 * function.
 */
export function assistantKnowledge(): AstroIntegration {
  return {
    name: 'assistant-knowledge',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const { knowledge, warnings } = readKnowledge();
        await writeFile(target, JSON.stringify(train(knowledge)).replace(/[^\x20-\x7e]/g, escaped));
        for (const warning of warnings) logger.warn(warning);
      },
    },
  };
}

/** The assistant's knowledge from the current files of the site. @throws {ContentError} if one of them is invalid */
export function readKnowledge(): ReturnType<typeof buildKnowledge> {
  return buildKnowledge({ ...validContent(), articles: publishedArticles() });
}

/** @param content with only the published articles */
export function buildKnowledge({
  site,
  service,
  figures,
  values,
  texts,
  articles,
  faq,
  assistant,
}: Content): {
  readonly knowledge: UntrainedKnowledge;
  /** A sentence for each limit that is nearly reached and each wording that two answers share. */
  readonly warnings: readonly string[];
} {
  const built = routesOf(site, articles, faq[defaultLocale]);
  const warnings: string[] = [];
  const defaultFirst = new Set<Locale>([defaultLocale, ...locales]);
  const knowledge = Object.fromEntries([...defaultFirst].map((locale) => [locale, knowledgeOf(locale)]));
  return { knowledge, warnings };

  function knowledgeOf(locale: Locale): UntrainedLanguage {
    const t = texts[locale];
    const assistantTexts = assistant[locale];
    const faqQuestions = faq[locale].flatMap((topic) => topic.questions);
    const company = companyAnswers(assistantTexts['company-facts'], site, t, locale);
    const localizedText = (markdown: string) => localizeLinks(markdown, locale, built);
    const { estimates, year } = estimatesOf(figures, assistantTexts.estimates, locale, localizedText);
    const localized = (answer: AnswerWithWordings) => ({ ...answer, reply: localizedText(answer.reply) });
    const answers = [
      ...joinAnswers(
        faqQuestions.map((question) => faqAnswer(question, t.chatbot.source, locale, built)),
        [...company, year].map(localized),
      ),
      ...assistantTexts['small-talk'].map(localized),
    ];
    const outOfScope = assistantTexts['out-of-scope'];
    const fromArticles = articlePassages(articles, locale);
    const passages = [...pagePassages(t, locale), ...fromArticles];
    warnAboutLength(locale, siteTextOf(answers, passages));
    warnAboutSharedWordings(locale, [...answers, { id: 'out-of-scope', wordings: outOfScope.flat() }]);
    const ngrams = commonNgrams([
      ...textsByField(t).map(([, text]) => text),
      ...fromArticles.map(({ text }) => text),
      ...answers.flatMap(allWordings),
    ]);
    const { unknown, unsure, alternatives } = t.chatbot;
    const contact = localizeHref(`/#${homeAnchors.contact}`, locale);
    return {
      locale,
      standardReplies: fillInTree({ unknown, unsure, alternatives }, { contact }),
      answers,
      outOfScope,
      followUps: assistantTexts['follow-ups'],
      estimates,
      ngrams,
      passages,
    };
  }

  function pagePassages(t: Dictionary, locale: Locale): UntrainedLanguage['passages'] {
    const privacy = privacySections(t.privacy, site, locale, fillInTree(service, values[locale]));
    return sitePassages(t, site, privacy, locale)
      .filter(({ page }) => built.has(routes[page]))
      .map(({ titles, texts: lines, href }) => ({ title: titles.join(' – '), text: lines.join('\n'), href }));
  }

  function warnAboutLength(locale: Locale, { length }: string): void {
    if (length > nearLimit * maxSiteText) {
      const number = (value: number) => value.toLocaleString('en');
      warnings.push(
        `${locale}: the site's texts have ${number(length)} characters. Beyond ${number(maxSiteText)} a language model does not get the last articles.`,
      );
    }
  }

  /** The assistant would find only one of the answers that share a wording. */
  function warnAboutSharedWordings(
    locale: Locale,
    owners: readonly Pick<AnswerWithWordings, 'id' | 'wordings' | 'aspects'>[],
  ): void {
    const seen = new Map<string, string>();
    for (const { id, ...owner } of owners) {
      for (const wording of allWordings(owner)) {
        const words = normalised(wording);
        const first = seen.get(words) ?? id;
        seen.set(words, first);
        // Text with only punctuation is not a question.
        if (words !== '' && first !== id) {
          warnings.push(
            `${locale}: the wording "${wording}" of ${id} is also a wording of ${first}. Delete one of them.`,
          );
        }
      }
    }
  }
}

function faqAnswer(
  { id, question, answer, more, related, wordings, aspects }: FaqQuestion,
  source: string,
  locale: Locale,
  built: ReadonlySet<string>,
): AnswerWithWordings {
  const href = more && builtHref(more.href, locale, routes.home, built);
  const link = more && href ? `\n\n${fillIn(source, { title: more.text, href })}` : '';
  return {
    id,
    question,
    reply: `${localizeLinks(tablesAsLists(answer), locale, built).trim()}${link}`,
    ...(related && { related }),
    wordings,
    ...(aspects && { aspects }),
  };
}

/** Localises the links in markdown; a link to a removed page becomes plain text. */
function localizeLinks(markdown: string, locale: Locale, built: ReadonlySet<string>): string {
  return markdown.replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (_link, words: string, href: string) => {
    const localized = builtHref(href, locale, routes.home, built);
    return localized === undefined ? words : `[${words}](${localized})`;
  });
}

/** The n-grams used to detect a language, most frequent first, separated by spaces. */
function commonNgrams(texts: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.split(/\n|(?<=[.!?])\s/));
  return [...countOf(sentences.map((sentence) => ngramsOfWords(sentence).flat()))]
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, maxNgrams)
    .map(([ngram]) => ngram)
    .join(' ');
}
