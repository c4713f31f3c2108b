/** The policy allows each inline script of the built pages by its hash: these are all there may be. Needs no browser. */

import { distinctPages, documentOf } from '../support/built.ts';
import { expect, test } from '../support/test.ts';

/** A sign of each: `EarlyEvents.astro`, `HeadScript.astro`, and Astro's for `client:interaction` and islands. */
const known = [
  'deliberateEvents',
  'function prepareDocument',
  'new Event("astro:interaction")',
  'customElements.define("astro-island"',
];

test('the pages hold no inline scripts but the site’s own', () => {
  const scripts = distinctPages().flatMap((path) => [
    ...documentOf(path).querySelectorAll('script:not([src], [type^="application/"])'),
  ]);
  const found = [...new Set(scripts.map(({ textContent }) => textContent))];
  expect(found.map((script) => known.find((sign) => script.includes(sign)) ?? script).toSorted()).toEqual(
    known.toSorted(),
  );
});
