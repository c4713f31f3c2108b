import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@/': fileURLToPath(new URL('./src/', import.meta.url)),
      '@content/': fileURLToPath(new URL('./content/', import.meta.url)),
    },
  },
  test: {
    include: ['{src,server,integrations,scripts}/**/*.test.{ts,tsx}'],
  },
});
