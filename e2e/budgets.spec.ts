/** What a first visit costs, in compressed bytes, by kind of page. */

import { partsOf } from './support/parts.ts';
import { kindOf, type PageKind, pages } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { heaviest, reactFiles, weigh } from './support/weight.ts';

/** All scripts of a page, inline ones included, before somebody uses it. */
const mostScript = 16_000;
/** Everything that shows a page, as if it had no text and no images: those are the owner's business. */
const mostPage = 55_000;

const kinds: readonly PageKind[] = [...new Set(pages.map(kindOf))];

for (const kind of kinds) {
  const path = heaviest(pages.filter((page) => kindOf(page) === kind));

  test(`the ${kind} pages keep the budget, ${path} being the largest`, async ({ page }) => {
    const { weight, html, asked, encodings } = await weigh(page, path);
    expect(new Set(encodings)).toEqual(new Set(['br']));
    const { styles, inlineScripts, islands, drawings, frame } = partsOf(html);
    const what = asked.join('\n');
    expect(weight.scripts + inlineScripts, what).toBeLessThanOrEqual(mostScript);
    expect(
      weight.scripts + weight.font + styles + inlineScripts + islands + drawings + frame,
      what,
    ).toBeLessThanOrEqual(mostPage);
    expect(asked.filter((file) => reactFiles().includes(file))).toEqual([]);
  });
}

test('a page has at most two inline scripts beside Astro’s own', async ({ page }) => {
  for (const path of ['/', '/signin', '/dashboard', '/nowhere']) {
    const html = (await (await page.goto(path, { waitUntil: 'commit' }))?.text()) ?? '';
    const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application))[^>]*>([^]*?)<\/script>/g)];
    const own = inline.filter(([, code]) => !/astro-island|self\.Astro/.test(code ?? ''));
    expect(own.length, path).toBeLessThanOrEqual(2);
  }
});
