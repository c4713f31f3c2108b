import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

function testing(file: string): string {
  return fileURLToPath(new URL(`./src/testing/${file}`, import.meta.url));
}

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
    include: ['{src,server,integrations,scripts,sample}/**/*.test.{ts,tsx}'],
  },
});
