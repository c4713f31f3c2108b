import assert from 'node:assert/strict';
import { createCorrector } from './spelling.ts';

const known = [
  'agent',
  'cookies',
  'kind',
  'book',
  'behålla',
  'betala',
  'uppsägningstid',
  'how',
  'price',
  'prices',
];
const correct = createCorrector(new Map(known.map((word, index) => [word, index + 1])));

Deno.test('letters that changed places or were doubled are mended in short words', () => {
  assert.equal(correct('agnet'), 'agent');
  assert.equal(correct('hwo'), 'how');
  assert.equal(correct('boook'), 'book');
});

Deno.test('vowels may be wrong or missing in a word of four letters', () => {
  assert.equal(correct('prise'), 'price');
  assert.equal(correct('agnt'), 'agent');
});

Deno.test('a short word is not taken for another real one', () => {
  assert.equal(correct('king'), undefined);
  assert.equal(correct('hot'), undefined);
});

Deno.test('long words may have one error, from eight letters on two', () => {
  assert.equal(correct('cookees'), 'cookies');
  assert.equal(correct('uppsägnigstit'), 'uppsägningstid');
  assert.equal(correct('cokkees'), undefined);
});

Deno.test('of two words as near, the one that begins alike', () => {
  assert.equal(correct('behåla'), 'behålla');
});

Deno.test('what is like nothing stays', () => {
  for (const word of ['', 'x', 'pannkakor', 'zookies']) assert.equal(correct(word), undefined);
});
