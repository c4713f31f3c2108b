import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

function fake(file: string): string {
  return fileURLToPath(new URL(`./src/testing/fakes/${file}`, import.meta.url));
}

/** Tests of what runs in browsers: each file has a document of its own, where it asks for one. */
const ofBrowsers = 'src/{browser,features,layout,ui}/**/*.test.{ts,tsx}';

/** These replace the location or an entry of `performance`, which a context does not allow. */
const needProcess = [
  'src/layout/anchors.test.ts',
  'src/features/sign-in/sign-in.test.ts',
  'src/ui/IslandBoundary.test.tsx',
];

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      // Astro's own modules exist only where Astro builds.
      'astro:content': fake('astro-content.ts'),
      'astro:env/client': fake('astro-env-client.ts'),
      'astro:transitions/client': fake('astro-transitions-client.ts'),
    },
  },
  test: {
    // No requirement, only an end for what hangs: a busy machine takes ten times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    css: { include: [/\/tokens\.css\?raw$/] }, // the social images read their colours there
    projects: [
      {
        extends: true,
        // A context for each file instead of a process: loading jsdom in each costs more than the tests do.
        test: { name: 'browser', include: [ofBrowsers], exclude: needProcess, pool: 'vmThreads' },
      },
      { extends: true, test: { name: 'processes', include: needProcess } },
      {
        extends: true,
        // They share their modules, which takes half the time: none may replace a module or leave a global changed.
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
