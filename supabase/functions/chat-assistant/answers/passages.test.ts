import assert from 'node:assert/strict';
import { createPassageSearch } from './passages.ts';

const passage = (title: string, text: string) => ({ locale: 'en', title, text, href: `/${title.length}` });
const search = createPassageSearch(
  [
    passage('Care', 'Wash the hull in the spring. The hull likes water.'),
    passage('Care – Winter storage', 'It begins in October.'),
    passage('Prices', 'Storage in winter costs more than storage in the summer.'),
  ],
  'en',
);
const titles = (text: string) => search(text).map(({ passage: found }) => found.title);
const evidence = (text: string) => search(text)[0]?.evidence ?? 0;

Deno.test('passages come in the order of how well they fit, in whatever form the words are', () => {
  assert.equal(titles('washing hulls')[0], 'Care');
  assert.deepEqual(titles('october'), ['Care – Winter storage']);
  assert.deepEqual(titles('qwertz'), []);
});

Deno.test(
  'words that the passage holds speak for it, more so in its title; words that it lacks against',
  () => {
    assert(evidence('october') > 0);
    assert(evidence('winter') > evidence('in'));
    assert(evidence('october') > evidence('october qwertz'));
    assert(evidence('storage qwertz') < 0);
  },
);

Deno.test('a site without passages finds none', () => {
  assert.deepEqual(createPassageSearch([], 'en')('october'), []);
});
