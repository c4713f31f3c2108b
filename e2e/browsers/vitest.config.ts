import { defineConfig } from 'vitest/config';

/** The main flows in the browsers that the other end-to-end tests do not drive. */
export default defineConfig({
  test: {
    include: ['e2e/browsers/*.flows.ts'],
    maxWorkers: 2, // both browsers at once
    // A state is reached within a second, except on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 120_000 } },
  },
});
