/** For tests: what is known of a small site. */

import type { Knowledge, Language } from '../knowledge.ts';
import { lettersOfWords } from '../language/detect.ts';

interface Entry {
  readonly id: string;
  readonly question?: string;
  readonly wordings: readonly string[];
}

const english: readonly Entry[] = [
  {
    id: 'price',
    question: 'What does a boat cost?',
    wordings: ['price of a boat', 'how much is a boat', 'what do boats cost', 'boat price please', 'cost?'],
  },
  {
    id: 'delivery',
    question: 'When is the boat delivered?',
    wordings: ['delivery time', 'how long until delivery', 'when do we get the boat', 'delivered when'],
  },
  {
    id: 'colour',
    question: 'Which colours are there?',
    wordings: ['which colours', 'is there a red one', 'colour of the hull', 'can it be painted blue'],
  },
  {
    id: 'sails',
    question: 'Which sails belong to it?',
    wordings: ['what sails', 'is there a genoa', 'mainsail included', 'sails and rigging'],
  },
  { id: 'greeting', wordings: ['hello', 'hi there', 'good morning', 'hey'] },
];
const swedish: readonly Entry[] = [
  {
    id: 'price',
    question: 'Vad kostar en båt?',
    wordings: [
      'pris på båt',
      'hur mycket kostar båten',
      'vad tar ni för en båt',
      'båtens pris tack',
      'kostnad?',
    ],
  },
  {
    id: 'delivery',
    question: 'När levereras båten?',
    wordings: ['leveranstid', 'hur länge dröjer leveransen', 'när får vi båten', 'levereras när'],
  },
  { id: 'greeting', wordings: ['hej', 'hallå där', 'god morgon', 'tjena'] },
];
const unanswered = {
  en: [
    'who won the match',
    'capital of France',
    'tell me a joke',
    'weather tomorrow',
    'pizza recipe',
    'who is the king',
    'how tall is the tower',
    'sing a song',
    'what time is it',
  ],
  sv: [
    'vem vann matchen',
    'Frankrikes huvudstad',
    'dra ett skämt',
    'väder imorgon',
    'recept på pizza',
    'vem är kung',
    'vad är klockan',
  ],
};

function language(locale: 'en' | 'sv', entries: readonly Entry[]): Language {
  const answers = entries.map(({ wordings, ...entry }) => ({
    ...entry,
    reply: `${locale} ${entry.id}`,
    wordings: [...wordings],
  }));
  return {
    answers,
    outOfScope: [unanswered[locale]],
    thresholds: { beside: 3, alone: 6 },
    letters: letters(entries.flatMap(({ question = '', wordings }) => [question, ...wordings])),
    sentences: sentences(locale),
    passages: [{ title: `Care ${locale}`, text: 'Wash the hull.', href: `/${locale}/care#hull` }],
  };
}

function letters(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(lettersOfWords).flat())].join(' ');
}

function sentences(name: string): Language['sentences'] {
  return {
    unknown: `${name}: I do not know. [Ask us](/#contact)`,
    unsure: `${name}: one of these?`,
    alternatives: `${name}: or one of these?`,
    languages: `${name}: I speak English and Swedish.`,
  };
}

export const testKnowledge: Knowledge = {
  locales: ['en', 'sv', 'de'],
  languages: {
    en: language('en', english),
    sv: language('sv', swedish),
    de: {
      answers: [],
      outOfScope: [],
      passages: [],
      letters: letters(['Was kostet ein Boot?', 'Wie viel und wann kommt das Boot?']),
      sentences: sentences('de'),
    },
  },
};
