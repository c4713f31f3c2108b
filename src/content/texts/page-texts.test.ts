import { describe, expect, it } from 'vitest';
import type { PageName } from '../../site/routes.ts';
import type { Dictionary } from './dictionary.ts';
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
const name = 'partners' as PageName;
const dictionary = (partners: object): Dictionary => ({ partners }) as unknown as Dictionary;

describe('pageTexts', () => {
  it('gives the page and each titled group of it, without labels, keywords and the kicker', () => {
    expect(pageTexts(dictionary(page), name)).toEqual([
      { titles: ['Partners', 'Our partners'], texts: ['We work with five firms.', 'Who we work with.'] },
      { titles: ['Partners', 'How to join'], texts: ['Three steps.', 'Write: Send a mail.', 'Meet us.'] },
    ]);
  });

  it('does not say a title twice', () => {
    const [first] = pageTexts(dictionary({ ...page, title: 'Partners' }), name);
    expect(first?.titles).toEqual(['Partners']);
  });

  it('has nothing for a page without strings', () => {
    expect(pageTexts(dictionary({}), name)).toEqual([]);
    expect(pageTexts(dictionary({}), 'home')).toEqual([]);
  });
});
