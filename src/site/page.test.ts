import { expect, it } from 'vitest';
import { canonicalUrl, fullTitle } from './page.ts';

it.each([
  ['About us', 'About us | Nord'],
  ['About NORD', 'About NORD'],
  ['Nordic offices', 'Nordic offices | Nord'],
  ['Nord’s prices', 'Nord’s prices'],
  ['Nords priser', 'Nords priser'],
])('the full title of %j is %j', (title, expected) => {
  expect(fullTitle(title, 'Nord')).toBe(expected);
});

it.each([
  [undefined, 'https://example.com/sv/blog/x'],
  [['en'], 'https://example.com/blog/x'],
] as const)('a Swedish page that is written in %s has the address %s', (writtenIn, address) => {
  const page = { route: '/blog/x', locale: 'sv', writtenIn } as const;
  expect(canonicalUrl(page, 'https://example.com')).toBe(address);
});
