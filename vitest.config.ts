import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

function testing(file: string): string {
  return fileURLToPath(new URL(`./src/testing/${file}`, import.meta.url));
}

const tests = '{src,server,integrations,scripts,sample}/**/*.test.{ts,tsx}';
/** What stands on a page has a document, with listeners and timers that outlive a test. */
const browserTests = 'src/{behaviour,islands,net,testing}/**/*.test.{ts,tsx}';
/** They replace the location or an entry of `performance`, which a document's own global object refuses. */
const globalTests = ['src/behaviour/{anchors,sign-in}.test.ts', 'src/islands/shared/IslandBoundary.test.tsx'];

export default defineConfig({
  resolve: {
    alias: {
      '@/': fileURLToPath(new URL('./src/', import.meta.url)),
      '@content/': fileURLToPath(new URL('./content/', import.meta.url)),
      // Astro's own modules exist only where Astro builds.
      'astro:env/client': testing('astro-env-client.ts'),
      'astro:transitions/client': testing('astro-transitions-client.ts'),
    },
  },
  test: {
    // No requirement, only an end for what hangs: a busy machine takes ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { include: [/\/tokens\.css\?raw$/] }, // the social images read their colours there
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: [tests],
          exclude: [browserTests],
          // They keep nothing between files, and a process a file costs more than the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        // A fresh context instead of a fresh process: loading jsdom anew costs more than the tests do.
        test: { name: 'browser code', include: [browserTests], exclude: globalTests, pool: 'vmThreads' },
      },
      { extends: true, test: { name: 'browser globals', include: globalTests } },
    ],
  },
});
