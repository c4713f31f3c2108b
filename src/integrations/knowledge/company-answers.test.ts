import { expect, it } from 'vitest';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { companyAnswers, joinAnswers } from './company-answers.ts';

const t = {
  chatbot: { source: '[{title}]({href})' },
  company: { phone: 'Phone', email: 'Email', sample: 'sample' },
  nav: { contact: 'Contact' },
  terms: { title: 'Terms' },
} as Dictionary;
const facts = [
  { id: 'phone', question: 'Which number?', wordings: ['phone number'] },
  { id: 'founders', question: 'Who are you?', wordings: ['who is {founder}'] },
] as const;
const answersOf = (site: typeof exampleSite) =>
  companyAnswers(
    facts.map(({ wordings, ...fact }) => ({ ...fact, wordings: [...wordings] })),
    site,
    t,
    'en',
  );

it('companyAnswers state the site’s facts, and label invented ones', () => {
  const answers = answersOf({ ...exampleSite, samples: ['phone', 'founders.0'] });
  expect(answers).toEqual([
    {
      id: 'company-phone',
      question: 'Which number?',
      reply: 'Phone: +46 70 174 06 06 (sample)\n\n[Contact](/#contact)',
      wordings: ['phone number'],
    },
    {
      id: 'company-founders',
      question: 'Who are you?',
      reply: '- **Sara Nord**, Founder (sample)\n- **Jon Lys**, Founder (sample)',
      wordings: ['who is Sara Nord', 'who is Sara', 'who is Jon Lys', 'who is Jon'],
    },
  ]);
  expect(answersOf(exampleSite)[0]?.reply).not.toContain('sample');
});

it('joinAnswers puts a fact before the answer that it precedes, and removes the wordings of facts from other answers', () => {
  const written = [
    { id: 'who', question: 'Who?', reply: 'Two.', wordings: ['who'] },
    { id: 'contact', question: 'How?', reply: 'Write.', wordings: ['how', 'phone'] },
  ];
  const companyFacts = [
    { id: 'company-founders', precedes: 'who', reply: 'A and B', wordings: ['names'] },
    { id: 'company-phone', question: 'Number?', reply: '1', wordings: ['phone'] },
  ];
  expect(joinAnswers(written, companyFacts)).toEqual([
    { id: 'who', question: 'Who?', reply: 'A and B\n\nTwo.', wordings: ['who', 'names'] },
    { id: 'contact', question: 'How?', reply: 'Write.', wordings: ['how'] },
    { id: 'company-phone', question: 'Number?', reply: '1', wordings: ['phone'] },
  ]);
});
