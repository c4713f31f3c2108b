import type { ChatRequest } from '../http/chat-request.ts';

/** Longer than any real word of either language, in characters. */
const wordLength = 40;

/** A question of so many words has said what it is about. */
const wordLimit = 80;

/** Earlier questions that may say what a follow-up is about, and in which language. */
const turnLimit = 6;

const longWord = new RegExp(String.raw`([\p{L}\p{N}]{${wordLength}})[\p{L}\p{N}]+`, 'gu');

/**
 * The part of a request that the site's own answers look at, so that nobody can make an answer slow:
 * the last words of the message and of the last questions, with overlong words cut. A language model
 * gets the request whole.
 */
export function considered({ message, messages }: ChatRequest): ChatRequest {
  const questions = messages.filter(({ role }) => role === 'user').slice(-turnLimit);
  return {
    message: lastWords(message),
    messages: questions.map(({ role, content }) => ({ role, content: lastWords(content) })),
  };
}

/** The last words, as people come to the point at the end, with all that stands between them. */
function lastWords(text: string): string {
  const short = text.replace(longWord, '$1');
  const starts = Array.from(short.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => index);
  return short.slice(starts.at(-wordLimit) ?? 0);
}
