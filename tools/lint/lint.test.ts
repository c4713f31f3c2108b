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

const assistant = 'supabase/functions/chat-assistant/model/x.ts';
const refused = [expect.stringContaining('There is no policy')];

describe('an import that the table of rooms does not list is refused', () => {
  it.each([
    ['src/collections/x.ts', '../../tools/x.ts'],
    ['src/pages/x.astro', '@/testing/x.ts'],
    ['tools/x.ts', '../e2e/x.ts'],
    ['src/integrations/x.ts', '../pages/x.ts'],
    ['src/integrations/x.ts', '../../tools/x.ts'],
    ['src/i18n/languages/x.ts', 'node:fs'],
    ['src/styles/x.ts', '@/content/content-error.ts'],
    ['src/calculator/x.ts', '../collections/figures/figures.ts'],
    ['src/services/x.ts', 'astro:env/client'],
    ['src/seo/x.ts', '../drawings/wind.ts'],
    ['src/drawings/x.ts', '@/components/X.astro'],
    ['src/islands/header/x.tsx', '@/content/texts/dictionary.ts'],
    ['src/client/x.ts', '../collections/page-data/search-documents.ts'],
    ['src/search/x.ts', '../client/hosts.ts'],
    ['src/content/articles/tokens.ts', 'zod'],
    ['src/components/X.astro', '../layouts/Base.astro'],
    ['src/layouts/X.astro', '@/pages/x.ts'],
    [assistant, '@/site/locales.ts'],
  ])('%s: %s', async (from, target) => {
    expect(await complaints(from, target)).toEqual(refused);
  });

  it.each([
    ['src/client/x.ts', "void import('react');"],
    ['src/services/x.ts', "import.meta.glob(['/src/pages/*.ts']);"],
    ['src/seo/x.ts', "export type X = import('@/components/x.ts').X;"],
    ['src/client/x.ts', "export * from '@/islands/header/x.tsx';"],
    ['src/components/X.astro', "<script>\n  import { x } from '@/pages/x.ts';\n  x();\n</script>\n"],
  ])('also written otherwise, in %s: %s', async (from, source) => {
    expect(await complaintsAbout(source, from)).toEqual(refused);
  });
});

describe('an import that the table lists is accepted', () => {
  it.each([
    ['src/components/X.astro', '@/features/header/Header.tsx'],
    ['src/islands/header/x.tsx', 'zod/mini'],
    ['src/client/x.ts', '../../supabase/functions/_shared/payback.ts'],
    ['src/seo/x.test.ts', '@/testing/fixtures/card.ts'],
    [assistant, '../knowledge.ts'],
  ])('%s: %s', async (from, target) => {
    expect(await complaints(from, target)).toEqual([]);
  });

  it('of a type, where the value is not', async () => {
    const source =
      "import type { Dictionary } from '@/content/texts/dictionary.ts';\nexport type X = Dictionary;";
    expect(await complaintsAbout(source, 'src/islands/header/x.tsx')).toEqual([]);
  });
});

const useTest = `import { test } from 'playwright/test';\ntest('x', () => undefined);\n`;
const waitFor = `import { vi } from 'vitest';\nawait vi.waitFor(() => undefined);\n`;

it.each([
  ['Playwright’s own test', useTest, 'e2e/flows/x.spec.ts', 'support/test.ts'],
  ['a wait that gives up after a second', waitFor, 'src/client/x.test.ts', 'eventually() waits'],
])('%s is refused, with what to use instead', async (_what, source, file, instead) => {
  expect(await complaintsAbout(source, file)).toEqual([expect.stringContaining(instead)]);
});

it.each([
  [useTest, 'e2e/support/x.ts'],
  [waitFor, 'src/testing/helpers/eventually.ts'],
])('the module that replaces it is built on it: %j in %s', async (source, file) => {
  expect(await complaintsAbout(source, file)).toEqual([]);
});
