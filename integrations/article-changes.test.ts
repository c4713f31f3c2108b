import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { articleChanges } from './article-changes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What Vite takes for changed with a file, when `changed` is all that it knows of, and `src/blog/articles.ts` is loaded. */
function affected(file: string, changed: readonly string[] = []): readonly string[] {
  const loaded = new Map([[`${root}src/blog/articles.ts`, new Set(['articles'])]]);
  let plugin: Plugin | undefined;
  const hook = articleChanges().hooks['astro:config:setup'];
  void hook?.({
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => ([plugin] = vite.plugins),
  } as unknown as Parameters<typeof hook>[0]);
  const environment = { moduleGraph: { getModulesByFile: (path: string) => loaded.get(path) } };
  const update = plugin?.hotUpdate as unknown as (options: object) => readonly string[] | undefined;
  return update.call({ environment }, { file: root + file, modules: changed }) ?? changed;
}

it('makes what reads the articles anew when a file of one is saved', () => {
  expect(affected('content/blog/some-id/index.sv.md', ['itself'])).toEqual(['itself', 'articles']);
});

it.each(['content/locales/en.json', 'src/styles/base.css', 'content/blogs.md'])('leaves it at %s', (file) => {
  expect(affected(file, ['itself'])).toEqual(['itself']);
});
