import type { AnswerProvider } from './answer-provider.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Knowledge, Locale, Passage } from './knowledge.ts';
import { detectLanguage } from './language.ts';
import { quote } from './quote.ts';
import { createSearch, type Search } from './search.ts';

/** Below this score the best passage shares only a stray word with the question (see `Hit.score`). */
const threshold = 1.5;

/**
 * Answers with what the site itself says: two or three sentences of the best passage and a link to
 * its page, or, when nothing fits, that it does not know and how to reach a person.
 */
export function siteAnswers({ passages, sentences }: Knowledge): AnswerProvider {
  const searches: Readonly<Record<Locale, Search>> = {
    en: createSearch(passages, 'en'),
    sv: createSearch(passages, 'sv'),
  };
  return {
    answer(request) {
      const locale = languageOf(request);
      const hit = searches[locale](request.message);
      const answer =
        hit && hit.score >= threshold
          ? `${escapeMarkdown(quote(hit.passage, hit.terms))}\n\n${sourceOf(hit.passage)}`
          : sentences[locale].unknown;
      return Promise.resolve(answer);
    },
  };

  function sourceOf({ locale, title, href }: Passage): string {
    const values: Readonly<Record<string, string>> = { title: escapeMarkdown(title), href };
    return sentences[locale].source.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  }
}

/** The language of the question; when it shows none, that of the latest question that does. */
function languageOf({ message, messages }: ChatRequest): Locale {
  const earlier = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  for (const text of [message, ...earlier.toReversed()]) {
    const locale = detectLanguage(text);
    if (locale) return locale;
  }
  return 'en';
}

/** The site's words are plain text: a star or a bracket in them must not turn into formatting. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~]/g, '\\$&');
}
