import { describe, expect, it } from 'vitest';
import type { Locale } from '../../site/locales.ts';
import type { FaqQuestion } from './parse-faq.ts';
import { answerText, renderFaq, shortAnswer } from './render-faq.ts';

const question: FaqQuestion = {
  id: 'price',
  question: 'Does it cost 25 000 kr?',
  answerMarkdown: 'No. Write to **us** in the [form](/#contact).',
  more: { text: 'Prices in 2 weeks', href: '/blog/guide#prices' },
  featured: true,
  wordings: ['how much'],
};

const built = new Set(['/faq', '/blog/guide']);

function rendered(own: Partial<FaqQuestion> = {}, locale: Locale = 'sv') {
  const [topic] = renderFaq(
    [{ id: 'money', title: 'Money', questions: [{ ...question, ...own }] }],
    locale,
    { table: 'Table', code: 'Code' },
    built,
  );
  return topic?.questions[0];
}

describe('renderFaq', () => {
  it('lets the keyboard scroll code', () => {
    expect(rendered({ answerMarkdown: '```\na\n```' })?.html).toContain(
      '<pre role="group" aria-label="Code" tabindex="0">',
    );
  });

  it('shows the answer’s markdown, with links in the language of the page', () => {
    expect(rendered()?.html.trim()).toBe(
      '<p>No. Write to <strong>us</strong> in the <a href="/sv#contact">form</a>.</p>',
    );
  });

  it('gives each heading in answers its own id', () => {
    const answer = { ...question, answerMarkdown: '## Price\n\nTen.' };
    const questions = [answer, { ...answer, id: 'fee' }];
    const [topic] = renderFaq(
      [{ id: 'money', title: 'Money', questions }],
      'en',
      { table: 'Table', code: 'Code' },
      built,
    );
    const ids = topic?.questions.map(({ html }) => /id="([^"]*)"/.exec(html)?.[1]);
    expect(ids).toEqual(['price-1', 'price-2']);
  });

  it('leads on in the language of the page', () => {
    expect(rendered()?.more).toEqual({ text: 'Prices in 2\u00a0weeks', href: '/sv/blog/guide#prices' });
    expect(rendered({ more: undefined })).not.toHaveProperty('more');
  });

  it('does not lead on to a page that is not built', () => {
    expect(rendered({ more: { text: 'Prices', href: '/blog/gone#prices' } })).not.toHaveProperty('more');
  });

  it('keeps the assistant’s wordings out of the page', () => {
    expect(JSON.stringify(rendered())).not.toContain('how much');
  });
});

it('answerText has its words without marks, numbers held together with their units', () => {
  expect(answerText({ answerMarkdown: '**From** 5 kr.\n\n[More](/blog).' })).toBe('From 5\u00a0kr. More.');
});

const long = 'It takes two to four weeks from the first call until the agent is live.';

const exact = 'Räkna med 2.50 kronor per minut och t.ex. ett par tusen kronor i månaden för numret.';

it.each([
  ['the first sentence', `${long} Less if you hurry. Or more.`, long],
  ['more where the first sentence is only a word or two', `Yes. ${long} Less if you hurry.`, `Yes. ${long}`],
  ['the whole of a short answer', 'Ja. Det är gratis.', 'Ja. Det är gratis.'],
  ['a sentence with the points of numbers and abbreviations', `${exact} Mer ibland.`, exact],
])('shortAnswer gives %s', (_what, answer, short) => {
  expect(shortAnswer(answer, 'sv')).toBe(short);
});
