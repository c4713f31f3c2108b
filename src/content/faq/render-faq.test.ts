import { describe, expect, it } from 'vitest';
import type { Locale } from '../../site/locales.ts';
import { featuredQuestions, starterQuestions } from './collection.ts';
import type { FaqQuestion, FaqTopic } from './parse-faq.ts';
import { answerText, renderFaq, shortAnswer } from './render-faq.ts';

/** A topic with one question per letter; capital letters are featured. */
function topic(letters: string): FaqTopic {
  const questions = [...letters].map((letter) => ({
    id: letter.toLowerCase(),
    question: `${letter}?`,
    answer: letter,
    featured: letter === letter.toUpperCase(),
    wordings: [],
  }));
  return { id: `topic-${letters}`, title: letters, questions };
}

it('featuredQuestions returns all featured questions, in topic order', () => {
  const ids = featuredQuestions([topic('aBC'), topic('d'), topic('E')]).map(({ id }) => id);
  expect(ids).toEqual(['b', 'c', 'e']);
});

it('starterQuestions returns all starters, in topic order', () => {
  const marked = topic('Ab').questions.map((question) => ({ ...question, starter: question.id === 'b' }));
  expect(starterQuestions([topic('C'), { ...topic('Ab'), questions: marked }])).toEqual(['b?']);
});

const question: FaqQuestion = {
  id: 'price',
  question: 'Does it cost 25 000 kr?',
  answer: 'No. Write to **us** in the [form](/#contact).',
  more: { text: 'Prices in 2 weeks', href: '/blog/guide#prices' },
  featured: true,
  wordings: ['how much'],
};

const built = new Set(['/faq', '/blog/guide']);

function renderedAll(questions: readonly FaqQuestion[], locale: Locale) {
  const labels = { table: 'Table', code: 'Code' };
  return renderFaq([{ id: 'money', title: 'Money', questions }], locale, labels, built)[0]?.questions ?? [];
}

const rendered = (changes: Partial<FaqQuestion> = {}, locale: Locale = 'sv') =>
  renderedAll([{ ...question, ...changes }], locale)[0];

describe('renderFaq', () => {
  it('lets the keyboard scroll code', () => {
    expect(rendered({ answer: '```\na\n```' })?.html).toContain(
      '<pre role="group" aria-label="Code" tabindex="0">',
    );
  });

  it('shows the answer’s markdown, with links in the language of the page', () => {
    expect(rendered()?.html.trim()).toBe(
      '<p>No. Write to <strong>us</strong> in the <a href="/sv#contact">form</a>.</p>',
    );
  });

  it('writes links to the home page without /en, unlike links to the blog', () => {
    expect(rendered({}, 'en')?.html).toContain('href="/#contact"');
  });

  it('uses different ids for headings in answers and for questions', () => {
    const answer = { ...question, answer: '## Price\n\nTen.' };
    const shown = renderedAll([answer, { ...answer, id: 'fee' }], 'en');
    const ids = shown.map(({ html }) => /id="([^"]*)"/.exec(html)?.[1]);
    expect(ids).toEqual(['price-1', 'price-2']);
  });

  it('localises its “more” link', () => {
    expect(rendered()?.more).toEqual({ text: 'Prices in 2\u00a0weeks', href: '/sv/blog/guide#prices' });
    expect(rendered({ more: undefined })).not.toHaveProperty('more');
  });

  it('does not link to a page that is not built', () => {
    expect(rendered({ more: { text: 'Prices', href: '/blog/gone#prices' } })).not.toHaveProperty('more');
  });
});

it('answerText is plain text without markdown syntax, with numbers kept together with their units', () => {
  expect(answerText({ answer: '**From** 5 kr.\n\n[More](/blog).' })).toBe('From 5\u00a0kr. More.');
});

const long = 'It takes two to four weeks from the first call until the agent is live.';

describe('shortAnswer', () => {
  it('is the first sentence', () => {
    expect(shortAnswer(`${long} Less if you hurry. Or more.`, 'en')).toBe(long);
  });

  it('continues when the first sentence is only a word or two', () => {
    expect(shortAnswer(`Yes. ${long} Less if you hurry.`, 'en')).toBe(`Yes. ${long}`);
  });

  it('is the whole answer if it is short', () => {
    expect(shortAnswer('Ja. Det är gratis.', 'sv')).toBe('Ja. Det är gratis.');
  });

  it('does not end at a decimal point or the full stop of an abbreviation', () => {
    const answer = 'Räkna med 2.50 kronor per minut och t.ex. ett par tusen kronor i månaden för numret.';
    expect(shortAnswer(`${answer} Mer ibland.`, 'sv')).toBe(answer);
  });
});
