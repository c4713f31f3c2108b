import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['What an agent costs', 'what-an-agent-costs'],
  ['Så räknar ni: 3 steg för Åre', 'sa-raknar-ni-3-steg-for-are'],
  ['Buyer’s guide', 'buyers-guide'],
  ['Smørrebrød & Łódź – straße', 'smorrebrod-lodz-strasse'],
  ['  (AI) 24/7!  ', 'ai-24-7'],
  ['Zoe\u0301', 'zoe'],
  ['日本', ''],
])('%j becomes %j in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
