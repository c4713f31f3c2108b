import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

function testing(file: string): string {
  return fileURLToPath(new URL(`./src/testing/${file}`, import.meta.url));
}

const tests = '{src,server,integrations,scripts,sample}/**/*.test.{ts,tsx}';
/** What stands on a page has a document, with listeners and timers that outlive a test. */
const browserTests = 'src/{behaviour,islands,net,on-demand,testing}/**/*.test.{ts,tsx}';

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
      { extends: true, test: { name: 'browser code', include: [browserTests] } },
    ],
  },
});
