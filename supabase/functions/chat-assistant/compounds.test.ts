import assert from 'node:assert/strict';
import { partsOf } from './compounds.ts';

const known = new Set(['telefon', 'robot', 'samtal', 'logg', 'faktura', 'hantering', 'person', 'uppgift']);
const parts = (word: string) => partsOf(word, (part) => known.has(part));

Deno.test('a compound has the parts that are words', () => {
  assert.deepEqual(parts('telefonrobot'), ['telefon', 'robot']);
  assert.deepEqual(parts('fakturahantering'), ['faktura', 'hantering']);
});

Deno.test('the s between the parts belongs to neither', () => {
  assert.deepEqual(parts('samtalslogg'), ['samtal', 'logg']);
});

Deno.test('there may be three parts', () => {
  assert.deepEqual(parts('personuppgiftshantering'), ['person', 'uppgift', 'hantering']);
});

Deno.test('what is no compound of known words has none', () => {
  for (const word of ['telefon', 'telefonkiosk', 'kiosklogg', '', 'alla']) assert.deepEqual(parts(word), []);
});
