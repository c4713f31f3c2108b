import { defineConfig } from 'vitest/config';

/** The main flows in the browsers that the other end-to-end tests do not drive. */
export default defineConfig({
  test: {
    include: ['e2e/browsers/{firefox,webkit}.flows.ts'],
    globalSetup: 'e2e/browsers/setup.ts',
    maxWorkers: 2, // both browsers at once, also on two cores
    // A state is waited for at most two minutes (wait.ts); a flow has several, on a machine that may be busy.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    reporters: ['verbose', ['json', { outputFile: 'test-results/browsers.json' }]],
  },
});
