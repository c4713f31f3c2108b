import type { Answer, LanguageKnowledge, Locale } from '../knowledge.ts';
import { certain, likely, possible } from './classifier.ts';
import { isTalk, type Ranking, type Recogniser } from './recogniser.ts';

/** The reply to the visitor. */
export interface Reply {
  /** Markdown in the visitor's language; links within the site begin with /. */
  readonly response: string;
  readonly suggestions: readonly string[];
}

/** A reply with the ids of its answers, if any, and its language. */
export type Found = Reply & { readonly ids: readonly string[]; readonly locale: Locale };

type Said = Pick<Answer, 'id' | 'reply'>;

/** Suggested questions with an uncertain answer, or without an answer. */
const maxOffered = 3;

/** Questions offered after an answer that is clear. */
const maxNext = 2;

/** How many of the next likeliest questions come before the related ones, under an uncertain answer. */
export const maxNearest = 2;

/** The most answers in one reply; an answer to a part must also rank this high for the whole message. */
const maxAnswers = 3;

/** Answers that need no alternatives. */
export function withoutSuggestions(answers: readonly Said[], locale: Locale): Found {
  const response = answers.map(({ reply }) => reply).join('\n\n');
  return { response, suggestions: [], locale, ids: answers.map(({ id }) => id) };
}

/**
 * Adds to a clear answer the questions that visitors ask next.
 *
 * @param messages the conversation, whose answers are not offered again
 */
export function withNext(
  reply: Found,
  answers: readonly Answer[],
  messages: readonly { readonly content: string }[],
): Found {
  if (reply.suggestions.length > 0) return reply;
  const answer = answers.find(({ id }) => id === reply.ids.at(-1));
  const said = [...messages.map(({ content }) => content), reply.response];
  const next = answer ? relatedTo(answer, answers) : [];
  const unsaid = next.filter((answer) => !said.some((text) => text.includes(answer.reply)));
  return { ...reply, suggestions: questionsOf(unsaid).slice(0, maxNext) };
}

/** The answers that one leads to. */
export function relatedTo({ related = [] }: Answer, answers: readonly Answer[]): Answer[] {
  return related.flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
}

/** An answer that may not be the one asked for, with other questions under it. */
export function withAlternatives(
  { locale, sentences }: LanguageKnowledge & { readonly locale: Locale },
  found: readonly Said[],
  others: readonly Answer[],
): Found {
  const reply = withoutSuggestions(found, locale);
  const suggestions = questionsOf(others.filter(({ id }) => !reply.ids.includes(id)));
  if (suggestions.length === 0) return reply;
  return { ...reply, response: `${reply.response}\n\n${sentences.alternatives}`, suggestions };
}

/** Says that the site has no answer. */
export function refusal({ sentences }: LanguageKnowledge, locale: Locale): Found {
  return { response: sentences.unknown, suggestions: [], locale, ids: [] };
}

/** The reply for a ranking: one or more answers, with or without suggested questions, or none. */
export function composeReply(recogniser: Recogniser, ranking: Ranking, message: string, last: string): Found {
  const { answers, locale } = recogniser;
  const ranked = ranking.best;
  const [first] = ranked;
  const none = refusal(recogniser, locale);
  if (!first) return none;
  const texts = recogniser.partsOf(message);
  // A single part is the message itself.
  const parts = texts.length > 1 ? texts.map(recogniser.rank) : [];
  const found = answersAskedFor(parts, ranking);
  if (found.length > 0) {
    const isClear =
      found.length > 1
        ? parts.every((part) => part.right >= likely)
        : ranking.right >= certain && !last.includes(first.reply) && isTold(recogniser, message, first);
    if (isClear) return withoutSuggestions(found.length > 1 ? found.map(withHeading) : found, locale);
    const others = ranked.filter((answer) => !found.includes(answer));
    const next = found.flatMap((answer) => relatedTo(answer, answers));
    const offered = [...others.slice(0, maxNearest), ...next, ...others];
    // Infinite odds come from the conversation, not from the message.
    const isDoubtful = found.length === 1 && last && (ranking.right < likely || ranking.right === Infinity);
    // It may ask for the answer before it once more, else for the next likeliest.
    const meant = isDoubtful ? [answerIn(last, answers), ...offered] : [];
    const second = meant.find((answer) => answer && answer !== first && !isTalk(answer));
    const said = second ? [...found, second] : found;
    return withAlternatives(recogniser, said.map(withHeading), offered);
  }
  // "thx bye" is small talk, whichever it is; a question or a longer message is not.
  if (isTalk(first) && !ranking.isOutOfScope && recogniser.isTalkOnly(message))
    return withoutSuggestions([first], locale);
  // Out of scope for certain: suggestions would not fit.
  const isNear = ranking.answerable > -likely;
  if (ranking.isOutOfScope) return { ...none, suggestions: isNear ? questionsOf(ranked) : [] };
  return unsureReply(recogniser, ranking, first, message);
}

/** The answer that a message of the assistant has; not small talk. */
export function answerIn(message: string, answers: readonly Answer[]): Answer | undefined {
  return answers.find((answer) => !isTalk(answer) && message.includes(answer.reply));
}

/** Says that no answer is clear, with a passage about the message or an answer that is possible. */
function unsureReply(recogniser: Recogniser, ranking: Ranking, nearest: Answer, message: string): Found {
  const { locale, sentences } = recogniser;
  const quote = recogniser.quote(message);
  const isShown = !quote && ranking.answerable >= possible && !isTalk(nearest);
  const said = isShown ? [sentences.unsure, withHeading(nearest).reply] : [quote, sentences.unsure];
  const suggestions = questionsOf(isShown ? ranking.best.slice(1) : ranking.best);
  return { ...refusal(recogniser, locale), response: said.filter(Boolean).join('\n\n'), suggestions };
}

/** Whether an answer has the price, the time or the like that a message asks for. */
function isTold({ askOf }: Recogniser, message: string, { question, reply }: Answer): boolean {
  return askOf(message)?.tells?.(`${question} ${reply}`) ?? true;
}

/**
 * The answers that are asked for: those to the parts of a message that are near to the whole, as in "What does it cost? And
 * how long does it take?"; else the likeliest; nothing where none is likely.
 *
 * @param parts the rankings of the parts; none where there is only one
 */
function answersAskedFor(parts: readonly Ranking[], { best, answerable }: Ranking): Answer[] {
  const inParts = parts.flatMap((part) => {
    const [answer] = part.best;
    if (!answer) return [];
    // An answer that is unlikely for the whole must be certain for the part.
    const isNear =
      answerable >= likely &&
      best.indexOf(answer) < maxAnswers &&
      part.answerable >= likely &&
      part.right >= 0;
    return isNear || part.right >= likely ? answer : [];
  });
  const several = [...new Set(inParts)].filter((answer) => !isTalk(answer));
  if (several.length > 1 || answerable < likely) return several.slice(0, maxAnswers);
  const [likeliest] = best;
  return !likeliest || isTalk(likeliest) ? [] : [likeliest];
}

/** Shows which question is answered, where that is not certain or where there are several. */
export function withHeading({ id, question, reply }: Answer): Said {
  return { id, reply: question ? `**${question}**\n\n${reply}` : reply };
}

/** The first questions that can be offered, each once. */
export function questionsOf(answers: readonly Answer[]): string[] {
  return [...new Set(answers.flatMap(({ question }) => question ?? []))].slice(0, maxOffered);
}
