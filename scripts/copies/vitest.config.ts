import { defineConfig } from 'vitest/config';

/** `npm run test:copies`: what an owner does to the project, done to a copy of it. */
export default defineConfig({
  test: {
    include: ['scripts/copies/**/*.copy.ts'],
    // No requirement, only an end for what hangs: each builds a site.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } }, // a second would be an end for what is only slow
    fileParallelism: false, // a build takes both cores
  },
});
