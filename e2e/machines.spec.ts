/** What programs read instead of pages: llms.txt and the markdown files. Needs no browser. */

import { documentOf, isBuilt, readBuilt } from './support/built.ts';
import { formsOf, kindOf, origin, pages, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => address);
const fileOf = (path: string): string | undefined =>
  documentOf(path).querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href') ??
  undefined;

test('llms.txt leads to what is there, by whole addresses', () => {
  const addresses = addressesIn(readBuilt('/llms.txt').toString());
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(addresses.filter((address) => !isBuilt(pathOf(address).replace(/#.*/, '')))).toEqual([]);
});

test('every article and every page of answers names its markdown file, which llms.txt lists', () => {
  const listed = addressesIn(readBuilt('/llms.txt').toString());
  const withFile = pages.filter((path) => ['article', 'faq'].includes(kindOf(path)));
  test.skip(withFile.length === 0, 'there are neither articles nor answers');
  for (const path of withFile) {
    const address = fileOf(path) ?? '';
    expect.soft(address, path).toBe(`${origin}${path}.md`);
    expect.soft(isBuilt(pathOf(address)), path).toBe(true);
    expect.soft(listed, path).toContain(address);
  }
  expect(pages.filter((path) => fileOf(path) && !withFile.includes(path))).toEqual([]);
});

test('the forms of a page name one markdown file for each language', () => {
  const article = pages.find((path) => kindOf(path) === 'article');
  test.skip(!article, 'The site has no articles.');
  const [bare, english] = formsOf(article ?? '').map(fileOf);
  expect(english).toBe(bare);
});

test('links of markdown files work wherever they are read', () => {
  const files = pages.flatMap((path) => fileOf(path) ?? []).map(pathOf);
  const addresses = files.flatMap((file) => addressesIn(readBuilt(file).toString()));
  expect(addresses.filter((address) => !/^(https?:|mailto:|tel:)/.test(address))).toEqual([]);
  const own = addresses.filter((address) => address.startsWith(`${origin}/`)).map(pathOf);
  expect(own.filter((path) => !isBuilt(path.replace(/[?#].*/, '')))).toEqual([]);
});
