import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

function testing(file: string): string {
  return fileURLToPath(new URL(`./src/testing/${file}`, import.meta.url));
}

const tests = '{src,server,integrations,scripts,supabase/tests}/**/*.test.{ts,tsx}';
/** What stands on a page has a document, with listeners and timers that outlive a test. */
const browserTests = 'src/{behaviour,islands,net,on-demand,testing}/**/*.test.{ts,tsx}';
/** What a test puts in a module's place would stay there for the next file. */
const mockingTests = globSync(tests).filter((file) => /vi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')));
/** They replace the location or an entry of `performance`, which a document's own global object refuses. */
const globalTests = [
  'src/behaviour/anchors.test.ts',
  'src/on-demand/sign-in.test.ts',
  'src/islands/shared/IslandBoundary.test.tsx',
];

export default defineConfig({
  resolve: {
    alias: {
      '@/': fileURLToPath(new URL('./src/', import.meta.url)),
      '@content/': fileURLToPath(new URL('./content/', import.meta.url)),
      // Astro's own modules exist only where Astro builds.
      'astro:content': testing('astro-content.ts'),
      'astro:env/client': testing('astro-env-client.ts'),
      'astro:transitions/client': testing('astro-transitions-client.ts'),
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
        test: {
          name: 'modules',
          include: [tests],
          exclude: [browserTests, ...mockingTests],
          // They keep nothing between files, and a process a file costs more than the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'fresh contexts',
          include: [browserTests, ...mockingTests],
          exclude: globalTests,
          // Instead of fresh processes: loading jsdom anew in each costs more than the tests do.
          pool: 'vmThreads',
        },
      },
      { extends: true, test: { name: 'fresh processes', include: globalTests } },
    ],
  },
});
