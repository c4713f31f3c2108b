/**
 * The tuned numbers of the site's own answers, tested with `npm run eval` (in tools/eval/questions.jsonl, one
 * question in eight follows a conversation) and with conversations graded by judges.
 */

// How likely an answer must be, in log-odds (answers/classifier.ts).

/** From these odds up, an answer is given without alternatives: 95 % of these were right in cross-validation. */
export const certainOdds = 6.6;

/** From these odds up, the likeliest answer is given. In `npm run eval`, 94 % of the questions that the site cannot answer stay below. */
export const likelyOdds = 3.3;

/** Between these odds and `likelyOdds`, the likeliest answer was right for half of the messages in the graded conversations. */
export const possibleOdds = 2;

/**
 * Below these odds, the first reply of a conversation also contains the next likeliest answer. In `npm run eval`, this
 * raises the share of replies that contain the right answer from 87 to 88 %.
 */
export const doubtfulOdds = 1;

// The classifier, tuned by cross-validation.

/** Assumed for a feature or stem that never occurs, so that it counts as rarer than all others. */
export const countIfUnknown = 0.5;

/** Added to the count of every feature in every class. */
export const smoothing = 0.06;

/** How much the length of a question lowers the odds. Without it, a long question would always look certain, since features overlap. */
export const lengthExponent = 0.2;

/** The weights of a word pair and of an n-gram, relative to a word. */
export const pairWeight = 0.7;
export const ngramWeight = 0.2;

// Follow-ups, tuned on the questions that follow a conversation.

/**
 * The weight of the earlier question and its answer's title in a new message, by whether the message has a subject
 * or corrects how the question was understood.
 */
export const contextWeights = {
  withSubject: { question: 0.5, title: 0.3 },
  withoutSubject: { question: 0.2, title: 0.4 },
  correction: { question: 0.5, title: 0 },
};

/** If the odds of its likeliest answer are below these, a message is about something else. */
export const unrelatedOdds = -1.5;

/** If the odds of having an answer are above these, a message is about the site's subject. */
export const onSubjectOdds = 1.5;

/** Added to the odds of having an answer, for a message that follows other messages: they are likelier to have one. */
export const conversationBonus = 1.3;

/**
 * From these odds of its likeliest answer up, a message without a subject needs no context ("Can we keep our number?"),
 * unless it contains a word such as "it".
 */
export const clearOdds = 5;

/** How many of the likeliest answers are searched for one that states a price, a time and so on. */
export const maxCandidates = 8;

/** A known wording of at most this many words may depend on the message before it. */
export const maxWordsOfFollowUp = 3;

// Quotations from the pages, tuned on questions from people who did not know the site.

/** A single shared word is a coincidence. */
export const minSharedStems = 2;

/** The share of the question that a quoted passage must contain. */
export const minPassageShare = 0.5;

// The language of a text, tuned on the same questions.

/**
 * The minimum lead of the best language over the next, averaged over the words. With a smaller lead
 * the language is a guess, as for names, "ok" or "GDPR?".
 */
export const minLanguageLead = 0.08;

/** The same for a text of one or two words. */
export const minLanguageLeadOfShortText = 0.32;

/** The minimum share of a text's n-grams that its language must contain: random typing matches few. */
export const minKnownNgramShare = 0.6;
