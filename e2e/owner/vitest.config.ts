import { defineConfig } from 'vitest/config';

/** `npm run test:copy`: what an owner does to the project, done to a copy of it. */
export default defineConfig({
  test: {
    include: ['e2e/owner/*.copy.ts'],
    // Not a goal, only a limit in case something hangs: a build, and a run of the unit tests.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
