/** A small site's knowledge for tests of the assistant, learnt from its few wordings as the site's own is. */

import { commonLetters } from '../scripts/knowledge/letters.ts';
import { train } from '../scripts/knowledge/train.ts';
import type { Answer, Knowledge, Language, Passage } from '../supabase/functions/chat-assistant/knowledge.ts';

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
    'best restaurant in town',
    'translate this word',
    'winter in Norway',
    'who is your boss',
    'sing a song',
    'what time is it',
    'my head hurts',
    'write my homework',
  ],
  sv: [
    'vem vann matchen',
    'Frankrikes huvudstad',
    'dra ett skämt',
    'väder imorgon',
    'recept på pizza',
    'vem är kung',
    'bästa restaurangen',
    'sjung en sång',
    'vad är klockan',
    'skriv min läxa',
  ],
};

const passages: readonly Passage[] = [
  {
    locale: 'en',
    title: 'Care – Winter storage',
    text: 'Winter storage begins in October.\n- Wash the hull.\n- Empty the tank.\n- Lift the mast.\n- Dry the sails.\n- Lock the shed.',
    href: '/care#winter-storage',
  },
  {
    locale: 'sv',
    title: 'Skötsel – Vinterförvaring',
    text: 'Vinterförvaringen börjar i oktober.',
    href: '/sv/care#vinterforvaring',
  },
];

function language(locale: 'en' | 'sv', entries: readonly Entry[]): Language {
  const answers = entries.map(({ id, question, wordings }): Answer => ({
    id,
    ...(question && { question }),
    reply: `${locale} ${id}`,
    exact: wordings.slice(0, 1),
  }));
  const { model } = train(
    [
      ...entries.map(({ question, wordings }) => ({
        isAnswered: true,
        wordings,
        texts: question ? [question, question] : [],
      })),
      { isAnswered: false, wordings: unanswered[locale], texts: [] },
    ],
    locale,
  );
  return {
    answers,
    model,
    passageThreshold: 0.7,
    letters: commonLetters(entries.flatMap(({ question = '', wordings }) => [question, ...wordings])),
    sentences: sentences(locale),
  };
}

function sentences(name: string): Language['sentences'] {
  return {
    unknown: `${name}: I do not know. [Ask us](/#contact)`,
    unsure: `${name}: one of these?`,
    alternatives: `${name}: or one of these?`,
    source: 'More: [{title}]({href})',
    more: '… and {count} more.',
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
      passageThreshold: 1,
      letters: commonLetters([
        'Was kostet ein Boot? Wie viel und wann kommt das Boot? Welche Farben gibt es?',
      ]),
      sentences: sentences('de'),
    },
  },
  passages: [...passages],
};
