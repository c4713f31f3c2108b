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

describe('an import across the layers is refused', () => {
  it.each([
    ...['i18n', 'seo', 'collections', 'services'].map((room) => [`src/${room}/x.ts`, '@/components/x.ts']),
    ['src/seo/x.ts', 'react'],
    ['src/collections/x.ts', '../../tools/x.ts'],
    ['src/islands/header/x.tsx', '@/collections/owner/site.ts'],
    ['src/islands/header/x.tsx', '../../components/X.astro'],
    ['src/islands/header/x.tsx', 'zod'],
    ['src/client/x.ts', 'react'],
    ['src/client/x.ts', '@/islands/header/x.tsx'],
    ['src/components/X.astro', '../layouts/Base.astro'],
    ['src/layouts/X.astro', '@/pages/x.ts'],
    ['src/pages/X.astro', '../integrations/x.ts'],
    ['supabase/functions/chat-assistant/model/x.ts', '../../other/x.ts'],
  ])('%s may not import %s', async (from, target) => {
    expect(await complaints(from, target)).toEqual([
      expect.stringContaining(`'${target}' import is restricted`),
    ]);
  });
});

describe('an import along the layers is taken', () => {
  it.each([
    ['src/site/x.ts', '../i18n/routes.ts'],
    ['src/islands/header/x.tsx', 'zod/mini'],
    ['src/layouts/X.astro', '@/components/Footer.astro'],
    ['src/pages/X.astro', '@/layouts/SitePage.astro'],
    ['supabase/functions/chat-assistant/model/x.ts', '../knowledge.ts'],
  ])('%s may import %s', async (from, target) => {
    expect(await complaints(from, target)).toEqual([]);
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
])('what stands in its place is built on it: %j in %s', async (source, file) => {
  expect(await complaintsAbout(source, file)).toEqual([]);
});
