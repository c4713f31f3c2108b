/** What language models read to find their way about the site. Needs no browser. */

import { isBuilt, readBuilt } from './support/built.ts';
import { origin, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('llms.txt leads to what is there, by whole addresses', () => {
  const text = readBuilt('/llms.txt').toString();
  const addresses = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => address);
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(addresses.filter((address) => !isBuilt(pathOf(address).replace(/#.*/, '')))).toEqual([]);
});
