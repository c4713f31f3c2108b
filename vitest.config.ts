import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

function fake(file: string): string {
  return fileURLToPath(new URL(`./src/testing/fakes/${file}`, import.meta.url));
}

/** Tests of browser code. Each file that requests a document gets its own. */
const ofBrowsers = 'src/{browser,features,layout,ui}/**/*.test.{ts,tsx}';

/** These tests replace `location` or `performance`, which needs a process per file. */
const needProcess = [
  'src/layout/initial-scroll.test.ts',
  'src/features/sign-in/sign-in.test.ts',
  'src/ui/ErrorBoundary.test.tsx',
];

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      // These modules exist only in an Astro build.
      'astro:content': fake('astro-content.ts'),
      'astro:env/client': fake('astro-env-client.ts'),
      'astro:transitions/client': fake('astro-transitions-client.ts'),
    },
  },
  test: {
    // Only for tests that hang: a busy machine takes ten times as long as an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    env: { SITE: 'https://example.com' }, // as Astro provides it to pages
    css: { include: [/\/tokens\.css\?raw$/] }, // social images read their colours from it
    projects: [
      {
        extends: true,
        // A context per file: starting jsdom in a process per file would take longer than the tests.
        test: { name: 'browser', include: [ofBrowsers], exclude: needProcess, pool: 'vmThreads' },
      },
      { extends: true, test: { name: 'processes', include: needProcess } },
      {
        extends: true,
        // Sharing modules halves the time, but no test may mock a module or leave a changed global behind.
        test: {
          name: 'node',
          include: ['{src,tools,supabase/tests}/**/*.test.ts'],
          exclude: [ofBrowsers],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
