import { expect, it } from 'vitest';
import { prunePages } from './prune-styles.ts';

const page = (css: string, body: string): string => `<head><style>${css}</style></head><body>${body}</body>`;

/** The styles of pages with one shared style, after pruning. */
async function pruned(css: string, bodies: readonly string[], scripts = ''): Promise<string[]> {
  const pages = new Map(bodies.map((body, index) => [`${index}.html`, page(css, body)]));
  const result = await prunePages(pages, scripts);
  return [...result.values()].map((html) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '');
}

it.each([
  ['a class', '.a{top:0}.b{top:0}', '<p class="a">', '.a{top:0}'],
  [
    'a class with a colon or a slash',
    '.md\\:w-1\\/2{top:0}.md\\:c{top:0}',
    '<p class="md:w-1/2">',
    '.md\\:w-1\\/2{top:0}',
  ],
  ['an element', 'p{top:0}table{top:0}', '<p>', 'p{top:0}'],
  ['an attribute', '[hidden]{top:0}[inert]{top:0}', '<p hidden>', '[hidden]{top:0}'],
  [
    'a rule for small screens',
    '@media print{.a{top:0}.b{top:0}}',
    '<p class="a">',
    '@media print{.a{top:0}}',
  ],
])('keeps %s that the page has, and drops the others', async (_what, css, body, expected) => {
  expect(await pruned(css, [body])).toEqual([expected]);
});

it('keeps rules for classes that a script sets', async () => {
  expect(await pruned('.open{top:0}', ['<p>'], 'menu.classList.add("open")')).toEqual(['.open{top:0}']);
});

it('keeps variables, fonts and animations', async () => {
  const css = ':root{--a:1}@font-face{font-family:F;src:url(f.woff2)}@keyframes k{to{top:0}}';
  expect(await pruned(css, ['<p>'])).toEqual([css]);
});

it('gives pages with the same styles the same rules, so that one hash allows them', async () => {
  const [first, second] = await pruned('.a{top:0}.b{top:0}.c{top:0}', ['<p class="a">', '<p class="b">']);
  expect(first).toBe('.a{top:0}.b{top:0}');
  expect(second).toBe(first);
});
