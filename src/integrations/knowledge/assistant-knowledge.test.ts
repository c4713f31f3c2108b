import { expect, it } from 'vitest';
import type { FaqTopic } from '../../content/faq/parse-faq.ts';
import { validContent } from '../../content/load-content.ts';
import { byLocale, type Locale } from '../../site/locales.ts';
import { canonicalPath, routes } from '../../site/routes.ts';
import { englishArticle } from '../../testing/fixtures/article.ts';
import { buildKnowledge } from './assistant-knowledge.ts';

const none: readonly FaqTopic[] = [];
const content = validContent();
/** The content without answers, articles and small talk. */
const bare = {
  ...content,
  articles: [],
  faq: byLocale(() => none),
  assistant: byLocale((locale) => ({
    ...content.assistant[locale],
    'small-talk': [],
    'out-of-scope': [],
    'company-facts': [],
  })),
};
const question = {
  id: 'gone',
  question: 'What is gone?',
  answer: 'See [this](/blog/gone).',
  more: { text: 'Source', href: '/blog/gone' },
  featured: false,
  wordings: ['about what is gone', 'what of it'],
};
const english = { ...bare.faq, en: [{ id: 'topic', title: 'Topic', questions: [question] }] };

it('builds the n-grams of a language from its texts', () => {
  const { ngrams } = buildKnowledge(bare).knowledge['sv']!;
  expect(ngrams.split(' ').slice(0, 300)).toContain('och_');
});

it('does not link to missing pages', () => {
  const { answers } = buildKnowledge({ ...bare, faq: english }).knowledge['en']!;
  expect(answers.find(({ id }) => id === 'gone')?.reply).toBe('See this.');
});

it('answers with a list instead of a table', () => {
  const answer = 'It depends.\n\n| People | Fee |\n|---|---|\n| 5 | 7 |';
  const changed = { ...question, answer, more: undefined };
  const faq = { ...bare.faq, en: [{ id: 'topic', title: 'Topic', questions: [changed] }] };
  const { answers } = buildKnowledge({ ...bare, faq }).knowledge['en']!;
  expect(answers.map(({ reply }) => reply)).toContain('It depends.\n\n- **People 5.** Fee: 7.');
});

it('warns about a wording shared by two answers, or by an answer and a refusal, ignoring punctuation', () => {
  const talk = [
    { id: 'a', reply: 'A', wordings: ['_ga', 'hey', 'Hey!'] },
    { id: 'b', reply: 'B', wordings: ['GA?', 'yo'] },
  ];
  const texts = { ...bare.assistant.en, 'small-talk': talk, 'out-of-scope': [['yo!', 'no']] };
  const { warnings } = buildKnowledge({ ...bare, assistant: { ...bare.assistant, en: texts } });
  expect(warnings).toEqual([
    'en: the wording "GA?" of b is also a wording of a. Delete one of them.',
    'en: the wording "yo!" of out-of-scope is also a wording of b. Delete one of them.',
  ]);
});

it('contains the texts of each page, and nothing from pages that the site leaves out', () => {
  const site = { ...bare.site, withoutPages: ['academy' as const] };
  const { knowledge } = buildKnowledge({ ...bare, site });
  for (const [locale, { passages }] of Object.entries(knowledge)) {
    const pages = new Set(passages.map(({ href }) => href.split('#')[0]));
    for (const name of ['launch', 'about', 'privacy', 'terms', 'signin'] as const) {
      expect(pages).toContain(canonicalPath(locale as Locale, routes[name]));
    }
    expect(pages).not.toContain(canonicalPath(locale as Locale, routes.academy));
    expect(JSON.stringify(passages)).not.toMatch(/\{\w+\}/);
  }
});

it('includes every article, and warns before they become too long for a language model', () => {
  const body = 'Long words. '.repeat(9_000);
  const articles = ['First', 'Second'].map((title) => englishArticle({ title, body }, { id: title }));
  const { knowledge, warnings } = buildKnowledge({ ...bare, articles });
  const titles = knowledge['en']?.passages.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['First', 'Second']));
  expect(warnings.join()).toMatch(/^en: the site's texts have [\d,]+ characters\. Beyond 240,000 /);
});
