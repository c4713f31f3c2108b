import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: the site as it was built last, on every host that can be had here. */
export default defineConfig({
  test: {
    include: ['e2e/hosts/**/*.test.ts'],
    hookTimeout: 60_000, // a host's start on a busy machine
  },
});
