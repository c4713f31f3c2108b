import assert from 'node:assert/strict';
import json from '../knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../knowledge.ts';
import { createLanguageChoice } from './choice.ts';
import { createLanguageDetector } from './detect.ts';

const knowledge = knowledgeSchema.parse(json);
const detect = createLanguageDetector(knowledge);

Deno.test('a sentence shows its language, with and without the letters that only one has', () => {
  for (const text of ['what does it cost', 'is there somebody i can talk to', 'how long does it take?']) {
    assert.equal(detect(text), 'en', text);
  }
  for (const text of ['vad kostar det', 'hur lång tid tar det?', 'kan jag prata med nagon manniska']) {
    assert.equal(detect(text), 'sv', text);
  }
});

Deno.test('short words of a language outweigh long ones that it has borrowed', () => {
  assert.equal(detect('min son tjatar om workflow automation. va e de'), 'sv');
});

Deno.test('what is no word of any language shows none', () => {
  for (const text of ['hrrmpf gnnn', 'qwrtzp xkcdvb', 'zzzzzzzz'])
    assert.equal(detect(text), undefined, text);
});

Deno.test('what shows no language is decided by the conversation, then the page, then the default', () => {
  const choose = createLanguageChoice(knowledge);
  const messages = [{ role: 'user' as const, content: 'hur lång tid tar det?' }];
  assert.equal(choose({ message: '??', messages }, 'en'), 'sv');
  assert.equal(choose({ message: '??', messages: [] }, 'sv'), 'sv');
  assert.equal(choose({ message: '??', messages: [] }, 'xx'), 'en');
  assert.equal(choose({ message: 'hjfk ööö', messages: [] }, 'en'), 'en');
  assert.equal(choose({ message: 'hjfk ööö', messages: [] }), 'sv');
  assert.equal(choose({ message: 'hfjdks ??? ööö blrg', messages: [] }), 'sv');
});
