/** A small site's knowledge for tests of the assistant, whose words make ambiguous Swedish compounds. */

import type { Knowledge, Passage } from '../supabase/functions/chat-assistant/knowledge.ts';

const passage = (locale: Passage['locale'], heading: string, href: string, text: string): Passage => ({
  locale,
  heading,
  title: `Sida – ${heading}`,
  text,
  asked: [],
  href,
  weight: 1,
});

const sentences = (name: string) => ({
  unknown: `${name}: I do not know. [Ask us](/#contact)`,
  source: 'More: [{title}]({href})',
  greeting: `${name}: hello`,
  thanks: `${name}: you are welcome`,
  goodbye: `${name}: goodbye`,
  whoAreYou: `${name}: I am a machine`,
  human: `${name}: a person will answer`,
});

const words = { ignored: ['egentligen', 'actually'], synonyms: [], unpublished: ['er|your adress|address'] };

export const testKnowledge: Knowledge = {
  passages: [
    passage(
      'sv',
      'Röstagent',
      '/sv/#agent',
      'En röstagent är en agent med röst. Röstagenten tar samtal, och varje samtal hamnar i en samtalslogg. Agenten, rösten, samtalen och loggen hör till röstagenten.',
    ),
    passage(
      'sv',
      'Fakturahantering',
      '/sv/#faktura',
      'Fakturor, fakturahantering och hantering av samtalsloggar kostar 500 kronor i månaden.',
    ),
    passage(
      'en',
      'Voice agent',
      '/#agent',
      'A voice agent answers calls with a voice and keeps a log of each call.',
    ),
    passage('en', 'Invoices', '/#invoices', 'Handling of invoices costs 500 kronor a month.'),
  ],
  words: { en: words, sv: words },
  sentences: { en: sentences('en'), sv: sentences('sv') },
};
