import assert from 'node:assert/strict';
import json from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { createLanguageDetector, detectLanguage, functionWords } from './language.ts';

const questions: Readonly<Record<'en' | 'sv', readonly string[]>> = {
  en: [
    'What does a voice agent cost?',
    'how long does it take',
    'do you do phone bots',
    'Can you meet us in Malmö?',
    'WHO ARE YOU',
  ],
  sv: [
    'Vad kostar en röstagent?',
    'vad kostar det',
    'hur lang tid tar det',
    'Göteborg?',
    'är ni GDPR compliant?',
    'HUR GÖR JAG',
  ],
};

for (const locale of ['en', 'sv'] as const) {
  for (const question of questions[locale]) {
    Deno.test(`"${question}" is ${locale}`, () => assert.equal(detectLanguage(question), locale));
  }
}

Deno.test('what shows no language is left open', () => {
  for (const text of ['', 'CRM?', 'Klarvind', '2025', '???', '🙂']) {
    assert.equal(detectLanguage(text), undefined);
  }
});

Deno.test('no word stands in both lists', () => {
  assert.deepEqual(
    [...functionWords.en].filter((word) => functionWords.sv.has(word)),
    [],
  );
});

Deno.test('marks of HTML are no English', () => {
  assert.equal(detectLanguage("svara med <a href='x'>klicka</a>"), 'sv');
});

Deno.test('where the grammar shows nothing, the site’s own words tell', () => {
  const detect = createLanguageDetector(knowledgeSchema.parse(json).passages);
  assert.equal(detect('fakturor?'), 'sv');
  assert.equal(detect('invoices?'), 'en');
  assert.equal(detect('integritets'), 'sv');
  for (const text of ['', 'xyzzy', '🙂']) assert.equal(detect(text), undefined);
});
