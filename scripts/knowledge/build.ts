import { readArticles } from '../../src/blog/read-articles.ts';
import { faqValues } from '../../src/faq/figures.ts';
import { parseFigures } from '../../src/faq/figures-schema.ts';
import { type FaqQuestion, parseFaq } from '../../src/faq/parse-faq.ts';
import { parseDictionary } from '../../src/i18n/dictionary-rules.ts';
import type { Dictionary } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/format.ts';
import { byLocale, defaultLocale, languages, type Locale, locales } from '../../src/i18n/locales.ts';
import { anchors, localizeHref, routes } from '../../src/i18n/routes.ts';
import { parseJson } from '../../src/site/content-files.ts';
import { companyFacts } from '../../src/site/company.ts';
import { parseSite } from '../../src/site/schema.ts';
import type {
  Answer,
  Knowledge,
  Language,
  Passage,
  Sentences,
} from '../../supabase/functions/chat-assistant/knowledge.ts';
import { normalised } from '../../supabase/functions/chat-assistant/language/words.ts';
import { livingHref } from '../content/links.ts';
import { type AllAnchors, allAnchors } from '../content/site-anchors.ts';
import { passagesWithinBudget, sizeOf } from './article-budget.ts';
import { privacySections } from '../../src/privacy/policy.ts';
import { legalPassages } from './legal-passages.ts';
import { companyAnswers } from './company-answers.ts';
import { commonLetters } from './letters.ts';
import { pagePassages } from './page-passages.ts';
import { passageThreshold } from './passage-threshold.ts';
import { parseFactKinds, parseOutOfScope, parseSmallTalk } from './talk.ts';
import { type Report, train } from './train.ts';

/** Wordings of at most so many words are known by heart. */
const shortLength = 3;

/** Without a written answer to tell it from, any question would be taken for small talk: that is known by heart only. */
const never = { answer: Number.MAX_VALUE, sure: Number.MAX_VALUE, offer: Number.MAX_VALUE };
/** In bytes: a function of 1 MB starts in a moment. The rest is for the groups of letters, 20 kB a language. */
const sizeLimit = 1_000_000 - locales.length * 25_000;

/**
 * Gathers what the site publishes, in all its languages, for the assistant to answer from.
 *
 * @param files the text of every file below `content/`, by its path from the project's root
 * @throws {ContentError} when a file is wrong, with the sentence that the site's build gives
 */
export function buildKnowledge(files: Readonly<Record<string, string>>): {
  readonly knowledge: Knowledge;
  /** How well the questions of each language are told apart. */
  readonly reports: Readonly<Record<string, Report>>;
} {
  const json = (path: string): unknown => parseJson(path, files[path]);
  const below = (root: string) => Object.entries(files).filter(([path]) => path.startsWith(`${root}/`));
  const site = parseSite(json('content/site.json'));
  const values = faqValues(site, parseFigures(json('content/figures.json'), 'content/figures.json'));
  const articles = readArticles(
    { texts: below('content/blog').map(([path, text]) => ({ path, text })) },
    'content/blog',
    values,
  );
  const faq = parseFaq({
    root: 'content/faq',
    topics: json('content/faq/topics.json'),
    files: Object.fromEntries(below('content/faq').filter(([path]) => path.endsWith('.yaml'))),
    values,
  });
  const strings = byLocale(stringsOf);
  const targets = allAnchors({ strings, articles, faq });
  const answered = locales.filter((locale) => faq[locale].length + smallTalk(locale).length > 0);
  const reports: Record<string, Report> = {};
  const made = locales.map((locale) => [locale, learnt(locale)] as const);
  // Articles get what the rest leaves.
  const taken = sizeOf(made.map(([, { language, passages }]) => [language, passages]));
  const spare = (sizeLimit - taken) / locales.length;
  const whole = made.map(([locale, parts]) => [locale, withArticles(parts, locale, spare)] as const);
  return {
    knowledge: {
      locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
      languages: Object.fromEntries(whole.map(([locale, { language }]) => [locale, language])),
      passages: whole.flatMap(([, { passages }]) => passages),
    },
    reports,
  };

  /** What is known in a language with the passages of all articles that there is room for, in bytes. */
  function withArticles({ language, passages, unanswered, wordings }: Learnt, locale: Locale, room: number) {
    const all = [...passages, ...passagesWithinBudget(articles, locale, room)];
    const letters = commonLetters([...all.map(({ text }) => text), ...wordings]);
    const threshold = language.model ? passageThreshold(all, locale, unanswered) : 1;
    return { language: { ...language, letters, passageThreshold: threshold }, passages: all };
  }

  function stringsOf(locale: Locale): Dictionary {
    const file = `content/locales/${locale}.json`;
    return parseDictionary(json(file), json(`content/locales/${defaultLocale}.json`) as Dictionary, file);
  }

  /** What is known in a language but for the articles. */
  function learnt(locale: Locale): Learnt {
    const t = fill(strings[locale], values[locale]);
    const passages = [
      ...pagePassages(t, site, locale),
      ...legalPassages(
        { title: t.privacy.title, sections: privacySections(t.privacy, site, locale) },
        routes.privacy,
        locale,
      ),
      ...legalPassages(t.terms, routes.terms, locale),
    ];
    const sentences = sentencesOf(t, locale);
    const asked = faq[locale].flatMap((topic) => topic.questions);
    const company = companyAnswers(factKinds(locale), companyFacts(site, locale), asked, (fact) => {
      const link = { title: t.terms.title, href: routes.terms };
      return `${t.company[fact.name]}: ${fact.text}\n\n${fill(sentences.source, link)}`;
    });
    const { questions } = company;
    const hasQuestions = questions.length > 0;
    const talk = [...smallTalk(locale), ...company.answered];
    const unanswered = [...outOfScope(locale), ...company.unanswered];
    const answers = [
      ...questions.map((question) => answerOf(question, sentences, locale, targets)),
      ...talk.map(({ id, reply, wordings }): Answer => ({
        id,
        reply: localizeLinks(reply, locale, targets),
        exact: shortOf(wordings, hasQuestions ? shortLength : Infinity),
      })),
    ];
    const wordings = [...questions, ...talk].flatMap((one) => one.wordings);
    const parts = { passages, unanswered: unanswered.flat(), wordings };
    if (answers.length === 0) return { language: { sentences, answers }, ...parts };
    const { model, report } = train(
      [
        ...questions.map(({ wordings, question, answerMarkdown }) => ({
          isAnswered: true,
          wordings,
          texts: [question, question, answerMarkdown],
        })),
        ...talk.map(({ wordings }) => ({ isAnswered: true, wordings, texts: [] })),
        ...unanswered.map((wordings) => ({ isAnswered: false, wordings, texts: [] })),
      ],
      locale,
    );
    reports[locale] = report;
    const told = hasQuestions ? model : { ...model, thresholds: never };
    return { language: { sentences, answers, model: told }, ...parts };
  }

  function smallTalk(locale: Locale) {
    const file = `content/assistant/small-talk/${locale}.yaml`;
    return files[file] === undefined ? [] : parseSmallTalk(file, files[file], values[locale]);
  }

  function factKinds(locale: Locale) {
    const file = `content/assistant/company-facts/${locale}.yaml`;
    return files[file] === undefined ? [] : parseFactKinds(file, files[file], values[locale]);
  }

  function outOfScope(locale: Locale) {
    const file = `content/assistant/out-of-scope/${locale}.yaml`;
    return files[file] === undefined ? [] : parseOutOfScope(file, files[file], values[locale]);
  }

  /** The languages that have answers, named in `locale`: "English and Swedish". */
  function spoken(locale: Locale): string {
    const names = new Intl.DisplayNames(languages[locale].intl, { type: 'language' });
    const own = answered.map((one) => names.of(one) ?? one);
    return new Intl.ListFormat(languages[locale].intl, { type: 'conjunction' }).format(own);
  }

  function sentencesOf(t: Dictionary, locale: Locale): Sentences {
    const { unknown, unsure, alternatives, source, more, languages: spokenLanguages } = t.chatbot;
    return fill(
      // Where no language has answers there is none to ask in.
      {
        unknown,
        unsure,
        alternatives,
        source,
        more,
        languages: answered.length > 0 ? spokenLanguages : unknown,
      },
      { contact: localizeHref(`/#${anchors.contact}`, locale), languages: spoken(locale) },
    );
  }
}

/** What is known in a language, and what else it was learnt from. */
interface Learnt {
  readonly language: Omit<Language, 'letters' | 'passageThreshold'>;
  readonly passages: readonly Passage[];
  readonly unanswered: readonly string[];
  readonly wordings: readonly string[];
}

function answerOf(
  { id, question, answerMarkdown, more, wordings }: FaqQuestion,
  sentences: Sentences,
  locale: Locale,
  targets: AllAnchors,
): Answer {
  const living = more && livingHref(more.href, locale, targets);
  const href = living && localizeHref(living, locale);
  const link = more && href ? `\n\n${fill(sentences.source, { title: more.text, href })}` : '';
  return {
    id,
    question,
    reply: `${localizeLinks(answerMarkdown, locale, targets)}${link}`,
    exact: shortOf(wordings),
  };
}

/** Wordings of few words, without capitals and marks. */
function shortOf(wordings: readonly string[], words = shortLength): string[] {
  const short = wordings
    .map(normalised)
    .filter((wording) => wording !== '' && wording.split(' ').length <= words);
  return [...new Set(short)];
}

/**
 * The links of markdown in the language of the text: `](/#contact)` becomes `](/sv#contact)`. A heading that
 * was renamed leaves the link to its page; a page that is gone leaves the words alone.
 */
function localizeLinks(markdown: string, locale: Locale, targets: AllAnchors): string {
  return markdown.replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (_link, words: string, href: string) => {
    const living = livingHref(href, locale, targets);
    return living === undefined ? words : `[${words}](${localizeHref(living, locale)})`;
  });
}
