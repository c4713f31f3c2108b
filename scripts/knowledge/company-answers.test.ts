import { expect, it } from 'vitest';
import { companyFacts } from '@/site/company.ts';
import { exampleSite } from '@/testing/site.ts';
import { companyAnswers } from './company-answers.ts';

const kinds = [
  { id: 'vatNumber', wordings: ['vat number', 'vat id'] },
  { id: 'phone', wordings: ['phone number', 'which number'] },
] as const;
const contact = {
  id: 'contact',
  question: 'How do we get in touch?',
  answerMarkdown: 'Write to us.',
  featured: false,
  wordings: ['email address', 'phone number'],
};
const answers = (placeholders: readonly string[]) =>
  companyAnswers(
    kinds,
    companyFacts({ ...exampleSite, placeholders: [...placeholders] }, 'en'),
    [contact],
    ({ text }) => text,
  );

it('companyAnswers tell the facts that are known, and take their wordings from the written answers', () => {
  expect(answers([])).toEqual({
    answered: [
      { id: 'company-vatNumber', reply: exampleSite.vatNumber, wordings: ['vat number', 'vat id'] },
      { id: 'company-phone', reply: exampleSite.phone, wordings: ['phone number', 'which number'] },
    ],
    unanswered: [],
    questions: [{ ...contact, wordings: ['email address'] }],
  });
});

it('companyAnswers leave invented facts out, and the written answers as they are', () => {
  expect(answers(['vatNumber', 'phone'])).toEqual({
    answered: [],
    unanswered: [['vat number', 'vat id'], ['which number']],
    questions: [contact],
  });
});
