import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['en', 'sv', 'engelska'],
  ['sv', 'en', 'Swedish'],
] as const)('languageName calls %s in %s %s', (locale, inLocale, name) => {
  expect(languageName(locale, inLocale)).toBe(name);
});
