import { describe, expect, it } from 'vitest';
import type { Dictionary } from '../texts/dictionary.ts';
import { pageTexts } from './page-texts.ts';

const page = {
  meta: { title: 'Partners', description: 'Who we work with.', keywords: ['partner'] },
  kicker: 'Together',
  title: 'Our partners',
  intro: 'We work with five firms.',
  steps: {
    title: 'How to join',
    text: 'Three steps.',
    items: [{ title: 'Write', text: 'Send a mail.' }, 'Meet us.'],
  },
  form: { submit: 'Send', sending: 'Sending' },
};
const dictionary = (academy: object): Dictionary => ({ academy }) as unknown as Dictionary;

describe('pageTexts', () => {
  it('gives the page and each titled group of it, without labels, keywords and the kicker', () => {
    expect(pageTexts(dictionary(page), 'academy')).toEqual([
      { titles: ['Partners', 'Our partners'], texts: ['We work with five firms.', 'Who we work with.'] },
      { titles: ['Partners', 'How to join'], texts: ['Three steps.', 'Write: Send a mail.', 'Meet us.'] },
    ]);
  });

  it('does not say a title twice', () => {
    const [first] = pageTexts(dictionary({ ...page, title: 'Partners' }), 'academy');
    expect(first?.titles).toEqual(['Partners']);
  });

  it('has nothing for a page without strings of its own', () => {
    expect(pageTexts(dictionary({}), 'academy')).toEqual([]);
    expect(pageTexts(dictionary({}), 'home')).toEqual([]);
  });
});
