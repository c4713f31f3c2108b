/** The rules of eslint.config.js that are this project's own, each broken once. */

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const lint = new ESLint();

/** What the rules say to a text that stands in a file; empty where it may. */
async function complaintsAbout(source: string, file: string): Promise<string[]> {
  const [result] = await lint.lintText(source, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

/** What they say to a file of `from` that imports `target`. */
async function complaints(from: string, target: string): Promise<string[]> {
  const code = `import { thing } from '${target}';\nexport const other = thing;\n`;
  return complaintsAbout(
    from.endsWith('.astro') ? `---\n${code.replace('export ', '')}---\n{other}` : code,
    from,
  );
}

const i18n = ['src/i18n/x.ts', 'src/i18n/languages/x.ts'] as const;
const assistant = 'supabase/functions/chat-assistant/model/x.ts';

describe('an import that the table of rooms does not list is refused', () => {
  it.each([
    // Outside src, and what only tests may use.
    ['src/collections/x.ts', '../../e2e/x.ts'],
    ['src/collections/x.ts', '../../astro.config.mjs'],
    ['src/collections/x.ts', '../../tools/x.ts'],
    ['src/collections/x.ts', '../integrations/x.ts'],
    ['src/collections/x.ts', '../../supabase/functions/chat-assistant/knowledge.ts'],
    ['src/pages/x.astro', '@/testing/x.ts'],
    ['src/pages/x.astro', '../../e2e/x.ts'],
    ['src/pages/x.astro', '../integrations/x.ts'],
    ['tools/x.ts', '../src/testing/x.ts'],
    ['tools/x.ts', '../e2e/x.ts'],
    ['tools/x.ts', '../src/pages/x.ts'],
    ['src/integrations/x.ts', '../pages/x.ts'],
    ['src/integrations/x.ts', '../components/X.astro'],
    // The lowest rooms import nothing of the site, and no framework.
    [i18n[0], 'astro:content'],
    [i18n[0], 'astro:transitions/client'],
    [i18n[1], 'react'],
    [i18n[1], 'node:fs'],
    [i18n[0], '../collections/owner/site.ts'],
    ['src/styles/x.ts', '@/islands/header/Header.tsx'],
    ['src/styles/x.ts', '@/collections/content-error.ts'],
    // Of the middle, each only what stands below it.
    ...['collections', 'services', 'seo', 'search'].flatMap((room) => [
      [`src/${room}/x.ts`, '@/components/X.astro'],
      [`src/${room}/x.ts`, '@/client/x.ts'],
      [`src/${room}/x.ts`, 'react'],
    ]),
    ['src/collections/x.ts', '@/search/search.ts'],
    ['src/services/x.ts', '@/collections/owner/site.ts'],
    ['src/services/x.ts', '@/seo/head/tags.ts'],
    ['src/services/x.ts', 'astro:env/client'],
    ['src/seo/x.ts', '../collections/owner/site.ts'],
    ['src/seo/x.ts', '../services/mail/providers.ts'],
    ['src/search/x.ts', '../services/privacy/policy.ts'],
    // What runs in the browser: no reader of content, no dictionary, nothing heavy.
    ...['src/islands/header/x.tsx', 'src/client/x.ts'].flatMap((from) => [
      [from, '@/collections/articles/markdown.ts'],
      [from, '@/collections/owner/schema.ts'],
      [from, '@/collections/texts/dictionary.ts'],
      [from, '@/collections/answers/faq.ts'],
      [from, '@/collections/pages/pages.ts'],
      [from, '@/seo/social/draw.ts'],
      [from, '@/components/X.astro'],
      [from, 'node:fs'],
      [from, 'zod'],
      [from, 'sharp'],
    ]),
    ['src/islands/header/x.tsx', '@/search/search.ts'],
    ['src/client/x.ts', 'react'],
    ['src/client/x.ts', 'marked'],
    ['src/client/x.ts', '@/islands/header/x.tsx'],
    ['src/collections/articles/tokens.ts', 'zod'],
    // Downwards only.
    ['src/components/X.astro', '../layouts/Base.astro'],
    ['src/components/X.astro', '@/search/search.ts'],
    ['src/layouts/X.astro', '@/pages/x.ts'],
    // The assistant's function is deployed from its own folder.
    [assistant, '@content/site.json'],
    [assistant, '../../other/x.ts'],
    [assistant, '@/i18n/locales.ts'],
    [assistant, 'jsr:@std/http'],
    [assistant, 'node:fs'],
  ])('%s: %s', async (from, target) => {
    expect(await complaints(from, target)).toEqual([expect.stringContaining('There is no policy')]);
  });

  it.each([
    ['src/client/x.ts', "void import('react');"],
    ['src/client/x.ts', "void import('@/components/x.ts');"],
    ['src/i18n/x.ts', "void import('zod');"],
    ['src/i18n/x.ts', "import.meta.glob('/content/blog/*.md');"],
    ['src/services/x.ts', "import.meta.glob(['/src/pages/*.ts']);"],
    ['src/seo/x.ts', "export type X = import('@/components/x.ts').X;"],
    ['src/seo/x.ts', "export { x } from '@/pages/x.ts';"],
    ['src/client/x.ts', "export * from '@/islands/header/x.tsx';"],
  ])('also written otherwise, %s: %s', async (from, source) => {
    expect(await complaintsAbout(source, from)).toEqual([expect.stringContaining('There is no policy')]);
  });

  it('also in a script of a component', async () => {
    const source = "<script>\n  import { x } from '@/pages/x.ts';\n  x();\n</script>\n";
    expect(await complaintsAbout(source, 'src/components/X.astro')).toEqual([
      expect.stringContaining('There is no policy'),
    ]);
  });
});

describe('an import that the table lists is accepted', () => {
  it.each([
    ['src/pages/X.astro', '@/layouts/SitePage.astro'],
    ['src/layouts/X.astro', '@/components/Footer.astro'],
    ['src/components/X.astro', '@/islands/header/Header.tsx'],
    ['src/islands/header/x.tsx', 'zod/mini'],
    ['src/islands/header/x.tsx', '@/client/retry.ts'],
    ['src/client/x.ts', '@/search/search.ts'],
    ['src/client/x.ts', '@/collections/figures/model.ts'],
    ['src/collections/x.ts', '@/seo/head/tags.ts'],
    ['src/integrations/x.ts', '../collections/owner/schema.ts'],
    ['src/seo/x.test.ts', '@/testing/card.ts'],
    [assistant, '../knowledge.ts'],
  ])('%s: %s', async (from, target) => {
    expect(await complaints(from, target)).toEqual([]);
  });

  it('of a type, where the value is not', async () => {
    const source =
      "import type { Dictionary } from '@/collections/texts/dictionary.ts';\nexport type X = Dictionary;";
    expect(await complaintsAbout(source, 'src/islands/header/x.tsx')).toEqual([]);
  });
});

const useTest = `import { test } from 'playwright/test';\ntest('x', () => undefined);\n`;
const waitFor = (name: string): string =>
  `import { vi } from 'vitest';\nawait vi.${name}(() => undefined);\n`;

it.each([
  ['Playwright’s own test', useTest, 'e2e/flows/x.spec.ts', 'support/test.ts'],
  ['a wait that gives up after a second', waitFor('waitFor'), 'src/client/x.test.ts', 'eventually() waits'],
  ['another such wait', waitFor('waitUntil'), 'src/client/x.test.ts', 'eventually() waits'],
])('%s is refused, with what to use instead', async (_what, source, file, instead) => {
  expect(await complaintsAbout(source, file)).toEqual([expect.stringContaining(instead)]);
});

it.each([
  [useTest, 'e2e/support/x.ts'],
  [waitFor('waitFor'), 'src/testing/eventually.ts'],
])('the module that replaces it is built on it: %j in %s', async (source, file) => {
  expect(await complaintsAbout(source, file)).toEqual([]);
});
