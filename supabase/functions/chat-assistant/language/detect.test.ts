import assert from 'node:assert/strict';
import { testKnowledge as knowledge } from '../testing/knowledge.ts';
import { createLanguageDetector, createLocaleChooser } from './detect.ts';

const detect = createLanguageDetector(knowledge);

Deno.test('a sentence reveals its language, with or without letters unique to it', () => {
  for (const text of ['what does it cost', 'is there a red one', 'how long until the delivery?']) {
    assert.equal(detect(text), 'en', text);
  }
  for (const text of ['vad kostar det', 'hur länge dröjer leveransen?']) {
    assert.equal(detect(text), 'sv', text);
  }
});

Deno.test('a text without words of any language reveals none', () => {
  for (const text of ['hrrmpf gnnn', 'qwrtzp xkcdvb', 'zzzzzzzz'])
    assert.equal(detect(text), undefined, text);
});

Deno.test('two words reveal a language only if both do', () => {
  for (const text of ['red pris', 'cost båt', 'delivery leverans'])
    assert.equal(detect(text), undefined, text);
  assert.equal(detect('boat price'), 'en');
  assert.equal(detect('pris båt'), 'sv');
});

Deno.test('if a text reveals no language, the conversation decides, then the page, then the default', () => {
  const choose = createLocaleChooser(knowledge);
  const messages = [{ role: 'user' as const, content: 'hur länge dröjer leveransen?' }];
  assert.equal(choose({ message: '??', messages }, 'en'), 'sv');
  const later = (count: number) => [
    ...messages,
    ...Array.from({ length: count }, () => ({ role: 'user' as const, content: '??' })),
  ];
  assert.equal(choose({ message: '??', messages: later(5) }, 'en'), 'sv');
  // Older messages take time and reveal little.
  assert.equal(choose({ message: '??', messages: later(6) }, 'en'), 'en');
  assert.equal(choose({ message: '??', messages: [] }, 'sv'), 'sv');
  assert.equal(choose({ message: '??', messages: [] }, 'xx'), 'en');
  assert.equal(choose({ message: 'ööö båå', messages: [] }), 'sv');
});

Deno.test('a word that is a known wording in the page’s language is answered in it', () => {
  const en = knowledge['en']!;
  const both = (['en', 'sv'] as const).map((locale) => [
    locale,
    { ...en, locale, ngrams: knowledge[locale]!.ngrams },
  ]);
  const choose = createLocaleChooser(Object.fromEntries(both));
  assert.equal(choose({ message: 'boat price please', messages: [] }, 'sv'), 'en');
  assert.equal(choose({ message: 'cost?', messages: [] }, 'sv'), 'sv');
  assert.equal(choose({ message: 'cost?', messages: [] }, 'en'), 'en');
});
