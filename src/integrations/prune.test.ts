import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/helpers/temporary-folder.ts';
import { deleteUnreferencedFiles, removeUnusedStyles } from './prune.ts';

function pruned(
  css: string,
  bodies: readonly string[],
  scripts: Readonly<Record<string, string>> = {},
): string[] {
  const pages = new Map(bodies.map((body, index) => [`${index}.html`, `<style>${css}</style>${body}`]));
  return [...removeUnusedStyles(pages, new Map(Object.entries(scripts))).values()].map(
    (html) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '',
  );
}

it.each([
  ['a class', '.a{top:0}.b{top:0}', '<p class="a">', '.a{top:0}'],
  ['a class with a colon or a slash', String.raw`.md\:w-1\/2{top:0}.md\:c{top:0}`, '<p class="md:w-1/2">'],
  ['one of several selectors', '.a,.b p{top:0}', '<p class="a">', '.a{top:0}'],
  ['a component', '.a[data-astro-cid-1]{top:0}.a[data-astro-cid-2]{top:0}', '<p class="a" data-astro-cid-1>'],
  [
    'a media query',
    '@media print{.a{top:0}.b{top:0}}@media print{.b{top:0}}',
    '<p class="a">',
    '@media print{.a{top:0}}',
  ],
])('keeps only the used rules of %s', (_what, css, body, kept = css.slice(0, css.indexOf('}') + 1)) => {
  expect(pruned(css, [body])).toEqual([kept]);
});

it.each([
  ['elements, attributes and states', 'table{top:0}[data-open] p{top:0}:focus-visible{top:0}'],
  [
    'variables, fonts and animations',
    ':root{--a:1}@font-face{font-family:F;src:url(f.woff2)}@keyframes k{to{top:0}}',
  ],
  ['a class with brackets', String.raw`.\32 xl\:h-\[calc\(1px\*\(2\)\)\]{top:0}`],
  ['a class with signs of HTML', String.raw`.\[\&\>svg\]\:h-5>svg{top:0}`],
  ['nested rules', '.a{top:0;&.b{top:1}&:hover .c{top:2}}'],
  ['rules whose selectors only exclude or contain a class', '.a:not(.b){top:0}.a:has(.c:not(.d)){top:0}'],
])('keeps %s', (_what, css) => {
  expect(pruned(css, ['<p class="a 2xl:h-[calc(1px*(2))] [&amp;&gt;svg]:h-5">'])).toEqual([css]);
});

it('keeps rules for classes set by the page’s scripts or the scripts they load', () => {
  const css = '.open{top:0}';
  const scripts = { 'menu.a1.js': 'import("./panel.b2.js")', 'panel.b2.js': 'menu.classList.add("open")' };
  expect(pruned(css, ['<script src="/_astro/menu.a1.js"></script>'], scripts)).toEqual([css]);
  expect(pruned(css, ['<p>menu'], scripts)).toEqual(['']);
});

it('leaves the same rules on pages with the same styles, so that one hash allows them', () => {
  const kept = pruned('.a{top:0}.b{top:0}.c{top:0}', ['<p class="a">', '<p class="b">']);
  expect(kept).toEqual(['.a{top:0}.b{top:0}', '.a{top:0}.b{top:0}']);
});

async function left(files: Readonly<Record<string, string>>): Promise<string[]> {
  const dist = temporaryFolder(files);
  await deleteUnreferencedFiles(dist);
  return readdirSync(join(dist, '_astro'));
}

it('keeps images on pages, but not their originals or images from drafts', async () => {
  const images = ['my photo.C1a-b_c2.JPG', 'my photo.C1a-b_c2_Z1x.webp', 'draft #1.D3e.png', 'feed.F4g.jpg'];
  const names = await left({
    'index.html': '<img srcset="/_astro/my%20photo.C1a-b_c2_Z1x.webp 480w">',
    'rss.xml': '&lt;img src="/_astro/feed.F4g.jpg"&gt;',
    ...Object.fromEntries(images.map((name) => [`_astro/${name}`, ''])),
  });
  expect(names).toEqual(['feed.F4g.jpg', images[1]]);
});

it('removes the scripts of omitted pages, and scripts imported only by them', async () => {
  const names = await left({
    'index.html': '<script src="/_astro/site.C3d.js"></script>',
    '_astro/signin.A1b.js': 'import "./field.B2c.js"',
    '_astro/field.B2c.js': '',
    '_astro/site.C3d.js': '',
  });
  expect(names).toEqual(['site.C3d.js']);
});
