import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeAttribute } from './used-names.ts';
import { slimPages } from './slim-pages.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/all.css'), '.a{left:0}.b{left:1px}.c{left:2px}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const texts = { send: [0, 'Say “hi” & "bye"'] };

function page(language: string, classes: string, strings: object = texts): string {
  const props = JSON.stringify({ kind: [0, 'x'], strings: [0, strings] })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  return `<html lang="${language}"><head><link rel="stylesheet" href="/_astro/all.css"></head><body>
<p class="${classes}"></p><astro-island uid="1" props="${props}" ssr client="touch" opts="{}"></astro-island>
<astro-island uid="2" props="${props}" ssr client="load"></astro-island></body></html>`;
}

/** Runs the step on pages by route and file, and returns how to read what it left. */
async function slim(routes: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const assets = new Map<string, URL[]>();
  for (const [route, files] of Object.entries(routes)) {
    for (const [name, html] of Object.entries(files)) writeFileSync(join(folder, name), html);
    assets.set(
      route,
      Object.keys(files).map((name) => pathToFileURL(join(folder, name))),
    );
  }
  const done = slimPages().hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${folder}/`), assets } as unknown as Parameters<typeof done>[0]);
  return (name: string): string => readFileSync(join(folder, name), 'utf8');
}

/** What the first island of a page has in an attribute. */
function attribute(html: string, name: string): string {
  return decodeAttribute(new RegExp(`<astro-island[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1] ?? '');
}

describe('slim pages', () => {
  it('carry the styles that the pages of their route use, and name the whole', async () => {
    const read = await slim({
      '/one': { 'one.html': page('en', 'a'), 'en-one.html': page('en', 'b') },
      '/two': { 'two.html': page('en', 'c') },
    });
    expect(read('one.html')).toContain('<head><style>.a{left:0}.b{left:1px}</style></head>');
    expect(read('en-one.html')).toContain('<style>.a{left:0}.b{left:1px}</style>');
    expect(read('two.html')).toContain('<style>.c{left:2px}</style>');
    expect(read(attribute(read('two.html'), 'data-styles'))).toContain('.a{left:0}.b');
  });

  it('name a stylesheet without the typefaces that they have', async () => {
    writeFileSync(join(folder, '_astro/all.css'), '@font-face{font-family:A}.a{left:0}');
    const read = await slim({ '/one': { 'one.html': page('en', 'a') } });
    expect(read('one.html')).toContain('<style>@font-face{font-family:A}.a{left:0}</style>');
    expect(read(attribute(read('one.html'), 'data-styles'))).toBe('.a{left:0}');
  });

  it('have no more than eight stylesheets among them, however many routes there are', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `page${index}.html`);
    writeFileSync(join(folder, '_astro/all.css'), names.map((_, index) => `.c${index}{left:0}`).join(''));
    const read = await slim(
      Object.fromEntries(names.map((name, index) => [name, { [name]: page('en', `c${index}`) }])),
    );
    expect(new Set(names.map((name) => /<style>.*<\/style>/.exec(read(name))?.[0])).size).toBe(8);
  });

  it('leave the code that starts islands in a file, and name it', async () => {
    const code = 'customElements.define("astro-island",Island)';
    const touched = page('en', 'a')
      .replace('client="load"', 'client="touch"')
      .replace('<p', `<script>${code}</script><p`);
    const read = await slim({ '/one': { 'one.html': touched } });
    expect(read('one.html')).not.toContain(code);
    const address = attribute(read('one.html'), 'data-runtime');
    expect(read(address.slice(1))).toBe(code);
  });

  it('name the place of an island’s texts in the file of their language', async () => {
    const read = await slim({
      '/one': { 'one.html': page('en', 'a'), 'sv.html': page('sv', 'a', { send: [0, 'Skicka'] }) },
      '/two': { 'two.html': page('en', 'a', { other: [0, 1] }) },
    });
    expect(JSON.parse(attribute(read('two.html'), 'props'))).toEqual({ kind: [0, 'x'], strings: 1 });
    const file = (name: string): unknown => JSON.parse(read(attribute(read(name), 'data-texts').slice(1)));
    expect(file('one.html')).toEqual([
      [0, texts],
      [0, { other: [0, 1] }],
    ]);
    expect(file('sv.html')).toEqual([[0, { send: [0, 'Skicka'] }]]);
    expect(readdirSync(join(folder, '_astro')).filter((name) => name.endsWith('.json'))).toHaveLength(2);
  });

  it('keep what is their own beside texts that other pages have too, however many there are', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `page${index}.html`);
    const read = await slim({
      '/one': Object.fromEntries(names.map((name) => [name, page('en', 'a', texts).replace('x', name)])),
    });
    expect(names.map((name) => JSON.parse(attribute(read(name), 'props')) as unknown)).toEqual(
      names.map((name) => ({ kind: [0, name], strings: 0 })),
    );
  });

  it('leave islands alone that come alive by other means', async () => {
    const read = await slim({ '/one': { 'one.html': page('en', 'a') } });
    expect(read('one.html')).toContain(/<astro-island uid="2".*/.exec(page('en', 'a'))?.[0]);
  });
});
