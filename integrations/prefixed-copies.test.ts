import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prefixedCopies } from './prefixed-copies.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the step on the files of routes, each of which holds its own name; returns all files with what they hold. */
async function copied(routes: Readonly<Record<string, readonly string[]>>): Promise<Record<string, string>> {
  const assets = new Map<string, URL[]>();
  for (const [route, names] of Object.entries(routes)) {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    assets.set(
      route,
      names.map((name) => pathToFileURL(join(folder, name))),
    );
  }
  const done = prefixedCopies().hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${folder}/`), assets } as unknown as Parameters<typeof done>[0]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  );
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

it('gives pages without prefix their address with the language of the text', async () => {
  expect(
    await copied({
      '/[...lang]': ['index.html', 'sv.html'],
      '/[...lang]/blog/[id]': ['blog/sv.html', 'sv/blog/sv.html'],
    }),
  ).toEqual({
    'index.html': 'index.html',
    'en.html': 'index.html',
    'sv.html': 'sv.html',
    'blog/sv.html': 'blog/sv.html',
    'en/blog/sv.html': 'blog/sv.html',
    'sv/blog/sv.html': 'sv/blog/sv.html',
  });
});

it('leaves alone what is no page, and pages that have one form', async () => {
  const files = { '/[...lang]/rss.xml': ['rss.xml'], '/404': ['404.html'], '/[lang]/404': ['en/404.html'] };
  expect(Object.keys(await copied(files)).toSorted()).toEqual(['404.html', 'en/404.html', 'rss.xml']);
});
