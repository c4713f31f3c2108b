import assert from 'node:assert/strict';
import type { Knowledge, Passage } from '../knowledge.ts';
import { createMaterial, messagesFor, rules } from './prompt.ts';

const sentences = { unknown: '?', unsure: '?', alternatives: '?', source: '?', more: '?', languages: '?' };
const answer = { id: 'price', question: 'What does it cost?', reply: 'It depends.', exact: [] };
const greeting = { id: 'greeting', reply: 'Hello!', exact: [] };

/** A site with so many sections in English, each of about 1,000 characters, and one in Swedish. */
function site(count: number): Knowledge {
  const passage = (locale: string, index: number): Passage => ({
    locale,
    title: `${locale} section ${index}`,
    text: `About subject${index}. ${'More words. '.repeat(80)}`,
    href: `/${locale}/page#${index}`,
  });
  const language = { sentences, answers: [answer, greeting], passageThreshold: 1, letters: '' };
  return {
    locales: ['en', 'sv'],
    languages: { en: language, sv: { ...language, answers: [] } },
    passages: [...Array.from({ length: count }, (_, index) => passage('en', index)), passage('sv', 0)],
  };
}

Deno.test('all that the site says in a language goes before every question, in one order', () => {
  const knowledge = site(100);
  const material = createMaterial(knowledge, 'en');
  const text = material('Tell me about subject7');
  assert.equal(material('And subject50?'), text, 'services keep what they have read');
  assert(text.startsWith('What does it cost?\nIt depends.'));
  const places = knowledge.passages
    .filter(({ locale }) => locale === 'en')
    .map(({ title, href, text: own }) => text.indexOf(`[${title}](${href})\n${own}`));
  assert(!places.includes(-1));
  assert.deepEqual(
    places.toSorted((a, b) => a - b),
    places,
  );
  assert(!text.includes('/sv/page'), 'nothing of another language');
  assert(!text.includes('Hello!'), 'no small talk');
});

Deno.test('of a site above the limit go the answers and the passages that fit the question best', () => {
  const material = createMaterial(site(200), 'en');
  const text = material('Tell me about subject7');
  assert(text.length < 160_000);
  assert(text.startsWith('What does it cost?\nIt depends.'));
  assert(text.includes('/en/page#7)'));
  assert(!text.includes('/en/page#150)'));
});

Deno.test('what a service may keep comes first: nothing of the visitor is in it', () => {
  const turn = { role: 'user' as const, content: 'Before' };
  const one = messagesFor({ message: 'One', messages: [turn] }, rules('en', '?'), 'Material');
  const other = messagesFor({ message: 'Other', messages: [] }, rules('en', '?'), 'Material');
  assert.deepEqual(one[0], other[0]);
  assert.equal(one[0]?.role, 'system');
  assert.deepEqual(one.slice(1), [turn, { role: 'user', content: 'One' }]);
});

Deno.test('the model is told that it is an AI, can be wrong, and must say so', () => {
  for (const locale of ['en', 'sv', 'de']) {
    assert.match(rules(locale, '?'), /You are the AI assistant/);
    assert.match(rules(locale, '?'), /when asked, you say that you are an AI and can be wrong/);
  }
});
