/** A small site's knowledge, for tests. */

import { createSiteAnswers } from '../answers/site-answers.ts';
import { ngramsOfWords } from '../language/detect.ts';
import { train, type UntrainedLanguage } from '../training/train.ts';

/** Answers: id, question and wordings, separated by vertical bars. Small talk has no question. */
const answerLines = {
  en: [
    'price | What does a boat cost? | price of a boat, how much is a boat, what do boats cost, boat price please, cost?',
    'delivery | When is the boat delivered? | delivery time, how long until delivery, when do we get the boat, delivered when',
    'colour | Which colours are there? | which colours, is there a red one, colour of the hull, can it be painted blue',
    'sails | Which sails belong to it? | what sails, is there a genoa, mainsail included, sails and rigging',
    'greeting | | hello, hi there, good morning, hey',
  ],
  sv: [
    'price | Vad kostar en båt? | pris på båt, hur mycket kostar båten, vad tar ni för en båt, båtens pris tack, kostnad?',
    'delivery | När levereras båten? | leveranstid, hur länge dröjer leveransen, när får vi båten, levereras när',
    'greeting | | hej, hallå där, god morgon, tjena',
  ],
};
const outOfScope = {
  en: 'who won the match, capital of France, tell me a joke, weather tomorrow, pizza recipe, who is the king, how tall is the tower, sing a song, what time is it',
  sv: 'vem vann matchen, Frankrikes huvudstad, dra ett skämt, väder imorgon, recept på pizza, vem är kung, vad är klockan',
};
const followUps = {
  en: {
    translationRequests: ['in English', 'på engelska'],
    stopWords: ['why', 'how', 'come', 'and', 'is', 'it', 'that', 'what', 'does', 'a', 'no'],
    questionTypes: [{ questionWords: ['much', 'cost'], answerWords: ['#', 'SEK'] }],
    pronouns: ['it', 'that'],
    corrections: ['I meant'],
    negations: ['not'],
    conjunctions: ['and', 'and (also'],
  },
  sv: {
    translationRequests: ['in Swedish', 'på svenska'],
    stopWords: ['varför', 'hur', 'så'],
    questionTypes: [],
    pronouns: [],
    corrections: [],
    negations: [],
    conjunctions: ['och'],
  },
};

function estimates(locale: 'en' | 'sv'): UntrainedLanguage['estimates'] {
  const [people, calls] = locale === 'en' ? ['people', 'calls'] : ['personer', 'samtal'];
  const model = { missedShare: 0, minutesPerCall: 4, contribution: 0, finishedShare: 1, hourlyCost: 300 };
  const fees = { jobShare: 0, agentMinutes: 1, setup: 0, monthly: 0, perMinute: 1 };
  const inputs = { ...model, ...fees, calls: 100, projectHours: 0, hoursPerWeek: 0 };
  return {
    peoplePhrases: [`{n} ${people}`],
    callPhrases: { day: [], week: [], month: [`{n} ${calls}`] },
    missedWords: [],
    numberWords: {},
    priceAnswerIds: ['price'],
    calculationAnswerIds: [],
    sizes: [
      { from: 1, to: 9, people: locale, price: { id: 'price-small', reply: `${locale} small` }, inputs },
    ],
    outside: `${locale} outside`,
    verdicts: { pays: `${locale} pays for {calls}`, slow: '', never: '' },
  };
}

function language(locale: 'en' | 'sv'): UntrainedLanguage {
  const answers = answerLines[locale].map((line) => {
    const [id = '', question, wordings = ''] = line.split('|').map((part) => part.trim());
    return {
      id,
      ...(question && { question }),
      reply: `${locale} ${id}`,
      wordings: wordings.split(', '),
    };
  });
  return {
    locale,
    answers,
    outOfScope: [outOfScope[locale].split(', ')],
    followUps: followUps[locale],
    estimates: estimates(locale),
    ngrams: ngrams(answers.flatMap(({ question = '', wordings }) => [question, ...wordings])),
    standardReplies: standardReplies(locale),
    passages: [{ title: `Care ${locale}`, text: 'Wash the hull.', href: `/${locale}/care#hull` }],
  };
}

function ngrams(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(ngramsOfWords).flat())].join(' ');
}

function standardReplies(name: string): UntrainedLanguage['standardReplies'] {
  return {
    unknown: `${name}: I do not know. [Ask us](/#contact)`,
    unsure: `${name}: one of these?`,
    alternatives: `${name}: or one of these?`,
  };
}

export const untrainedKnowledge = { en: language('en'), sv: language('sv') };

export const testKnowledge = train(untrainedKnowledge);

/** The knowledge in English alone, with these changes. */
export const trainEnglish = (changes: Partial<UntrainedLanguage>) =>
  train({ en: { ...untrainedKnowledge.en, ...changes } });

const find = createSiteAnswers(testKnowledge);

/** The reply to a message after the visitor's `earlier` messages; `last` is the assistant's last reply. */
export function ask(message: string, pageLocale?: string, earlier: readonly string[] = [], last?: string) {
  const messages = earlier.map((content) => ({ role: 'user' as const, content }));
  const lastReply = last === undefined ? [] : [{ role: 'assistant' as const, content: last }];
  const { response, suggestions } = find({ message, messages: [...messages, ...lastReply] }, pageLocale);
  return { response, suggestions };
}
