/**
 * The tuned numbers of the site's own answers. They were tried with `npm run eval` (tools/eval/questions.jsonl, of which one
 * in eight has a conversation before it) and with conversations that judges had marked.
 */

// How sure a ranking is, in log-odds (answers/classifier.ts).

/** From here on an answer is given without alternatives: 95 % of these were right in cross-validation. */
export const answerAloneFrom = 6.6;

/** From here on the likeliest answer is given; `npm run eval` then refuses 94 % of what has no answer. */
export const answerFrom = 3.3;

/** From here up to `answerFrom`, half of the messages ask for the likeliest answer, by judged conversations. */
export const halfRightFrom = 2;

/**
 * Below this, the first answer of a conversation is followed by the next likeliest. `npm run eval` then shows the right one
 * in 88 instead of 87 % of replies.
 */
export const addSecondBelow = 1;

// The classifier, by cross-validation.

/** Added to the count of every feature in every class. */
export const smoothing = 0.06;

/** How much the length of a question takes from the odds: features overlap, so a long one would always look certain. */
export const lengthPower = 0.2;

/** The weights of a word pair and of an n-gram, relative to a word. */
export const pairWeight = 0.7;
export const ngramWeight = 0.2;

// Follow-ups, by the questions with a conversation before them.

/**
 * How much the earlier question and the title of its answer weigh with a new message, by whether it names a subject or
 * corrects how the question was understood.
 */
export const contextWeights = {
  withSubject: { question: 0.5, title: 0.3 },
  withoutSubject: { question: 0.2, title: 0.4 },
  correction: { question: 0.5, title: 0 },
};

/** Below these log-odds of its best answer a message is about something else. */
export const unrelatedBelow = -1.5;

/** Above these log-odds of having an answer a message is about the site's subject. */
export const onSubjectFrom = 1.5;

/** Added to the log-odds of a message that follows others: it is likelier to have an answer. */
export const conversationBonus = 1.3;

/**
 * From these log-odds of its best answer on, a message without a subject needs no context ("Can we keep our number?"),
 * unless it has a word such as "it".
 */
export const needsNoContextFrom = 5;

/** The likeliest answers, among which one is sought that has the price, the time or the like. */
export const maxCandidates = 8;

/** A known wording of at most this length may need the message before it. */
export const maxWordsOfFollowUp = 3;

// Quotations from the pages, by questions of people who did not know the site.

/** One shared word is coincidence. */
export const minSharedWords = 2;

/** The share of the question that a quoted passage must contain. */
export const minShare = 0.5;

// The language of a text, by the same questions.

/**
 * The least lead of the best language over the next, as the mean of its words. A smaller lead is chance: names, "ok",
 * "GDPR?".
 */
export const minLead = 0.08;

/** The same for a text of one or two words. */
export const minLeadOfShortText = 0.32;

/** Least share of a text's n-grams that its language must have: random typing matches few. */
export const minKnown = 0.6;
