import { detectLanguage } from '../../supabase/functions/chat-assistant/language.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
import type { Question } from './questions.ts';

/** What was right about a reply; undefined where the question asks for no such thing. */
export interface Score {
  readonly page?: boolean;
  readonly fact?: boolean;
  /** Whether the assistant said that it does not know, where it should. */
  readonly refusal?: boolean;
  /** Whether small talk got the reply that belongs to it. */
  readonly smallTalk?: boolean;
  readonly language: boolean;
}

/** Scores a reply in markdown. */
export function score(question: Question, reply: string, sentences: Knowledge['sentences']): Score {
  const own = sentences[question.locale];
  if (question.expect === 'answer') {
    const said = plain(reply);
    const has = (fact: string) => fact.split('|').some((way) => said.includes(plain(way)));
    return {
      page: question.pages.includes(linkOf(reply)),
      fact: question.facts.every(has),
      language: languageOf(reply) === question.locale,
    };
  }
  const other = sentences[question.locale === 'en' ? 'sv' : 'en'];
  const language = !Object.values(other).includes(reply) && languageOf(reply) === question.locale;
  if (question.expect === 'refusal') return { refusal: reply === own.unknown, language };
  return { smallTalk: reply === own[question.expect], language };
}

/** The address of the last link, without its marks. */
function linkOf(reply: string): string {
  return /\]\(([^)]*)\)\s*$/.exec(reply)?.[1] ?? '';
}

/** The language of what is said, without the titles and addresses of links. */
function languageOf(reply: string): string | undefined {
  return detectLanguage(reply.replace(/\]\([^)]*\)/g, ' '));
}

/** Lower case, plain spaces, no escapes: "SEK 2.50" may stand there with a space that keeps it whole. */
function plain(text: string): string {
  return text.replaceAll('\\', '').replace(/\s+/g, ' ').toLowerCase();
}
