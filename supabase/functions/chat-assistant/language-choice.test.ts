import assert from 'node:assert/strict';
import json from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { createLanguageChoice } from './language-choice.ts';

const languageOf = createLanguageChoice(knowledgeSchema.parse(json).passages);

function chosen(message: string, page?: 'en' | 'sv', ...earlier: string[]) {
  return languageOf({ message, messages: earlier.map((content) => ({ role: 'user', content })) }, page);
}

Deno.test('a question that shows its language has it on every page', () => {
  for (const message of [
    'Hej!',
    'tack',
    'Priser?',
    'pris',
    'boka',
    'vad kostar det',
    'momsreg nr?',
    'rörmokare',
  ]) {
    assert.equal(chosen(message, 'en'), 'sv', message);
  }
  for (const message of ['hi', 'thanks', 'prices?', 'book', 'how much', 'pricing', 'weekday rates?']) {
    assert.equal(chosen(message, 'sv'), 'en', message);
  }
});

Deno.test('what shows no language follows the page, and is English without one', () => {
  for (const message of ['GDPR?', 'ok', 'CRM?', 'Fortnox?', '???', '2025']) {
    assert.equal(chosen(message, 'sv'), 'sv', message);
    assert.equal(chosen(message, 'en'), 'en', message);
    assert.equal(chosen(message), 'en', message);
  }
});

Deno.test('the conversation counts before the page', () => {
  assert.equal(chosen('CRM?', 'en', 'What do you do?', 'Vad gör ni?', '???'), 'sv');
});
