import assert from 'node:assert/strict';
import { encodeTable, lookUp } from './sorted-table.ts';

Deno.test('each key in a table is found, and no other key', () => {
  for (const size of [0, 1, 2, 3, 50]) {
    const keys = Array.from({ length: size }, (_, index) => `${(index * 7_919) % 97} å${index}`);
    const table = encodeTable(keys.map((key, index) => [key, index]));
    keys.forEach((key, index) => assert.equal(lookUp(table, key), String(index), key));
    for (const other of ['', '0', '5', '97 å', 'å', '~', keys[0] + ' ', keys[0]?.slice(1) ?? 'x']) {
      assert.equal(lookUp(table, other), undefined, other);
    }
  }
});

Deno.test('an empty key and an empty value are found', () => {
  const table = encodeTable([
    ['b', ''],
    ['', '1 2'],
  ]);
  assert.equal(table, '=1 2,b=,');
  assert.deepEqual([lookUp(table, ''), lookUp(table, 'b'), lookUp(table, 'a')], ['1 2', '', undefined]);
});
