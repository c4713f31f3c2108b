import { defineConfig } from 'vitest/config';

/** For the end-to-end tests that Vitest runs, a folder at a time: the scripts in package.json name it. */
export default defineConfig({
  test: {
    include: ['e2e/{browsers,hosts,other-company}/*.test.ts'],
    maxWorkers: 2, // both browsers at once
    retry: process.env['CI'] ? 1 : 0,
    // No goals, only limits in case something hangs: a build, a run of the unit tests, a state on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
