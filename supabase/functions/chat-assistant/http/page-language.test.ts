import assert from 'node:assert/strict';
import { pageLanguage } from './page-language.ts';

const languageOf = (value?: string) =>
  pageLanguage(new Headers(value === undefined ? {} : { 'Accept-Language': value }));

Deno.test('the first tag tells the language, with or without a region', () => {
  assert.equal(languageOf('sv'), 'sv');
  assert.equal(languageOf('en'), 'en');
  assert.equal(languageOf('sv-SE,sv;q=0.9,en;q=0.8'), 'sv');
  assert.equal(languageOf('EN-gb'), 'en');
});

Deno.test('what is no language code tells nothing', () => {
  for (const value of [undefined, '', '*', 'svenska', 'english', ';sv']) {
    assert.equal(languageOf(value), undefined, value);
  }
});
