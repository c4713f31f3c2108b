import { defineConfig } from 'playwright/test';
import { findChromium } from './tools/run-tests/browsers.ts';

const port = Number(process.env['E2E_PORT'] ?? 4330);

/** These tests read the built files and need no browser. */
const fileTests = '**/built/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e', // Playwright empties this folder: other checks write their reports next to it
  fullyParallel: true,
  // Half of each test is waiting for the browser: on two cores, two workers are idle half the time, four a tenth of it.
  workers: 4,
  projects: [
    // Every worker would read the pages again.
    { name: 'built files', testMatch: fileTests, workers: 1, fullyParallel: false },
    { name: 'browser', testIgnore: fileTests },
  ],
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0, // Playwright reports a test that passes the second time as flaky
  // Not a requirement, only a limit for tests that hang: a busy machine takes ten times as long as an idle one.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // Letter edges differ between versions of Chromium; a missing line or colour exceeds this limit. Screenshots are
    // taken when nothing moves, so no animation needs to be stopped.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003, caret: 'hide', animations: 'allow' },
  },
  snapshotPathTemplate: '{testDir}/appearance/{arg}{ext}',
  reporter: [['list'], ['junit', { outputFile: 'test-results/end-to-end-tests.xml' }]],
  use: {
    // Motion takes a quarter of the time; tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    // The same as for assertions: on a missing page, an action would otherwise wait until the test ends.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Nothing here needs a graphics process, and starting one takes a third of the time.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // A headless shell would snap letters to whole pixels; a headed browser does not.
        '--font-render-hinting=none',
      ],
    },
    // Tracing every test would take a third of the time: use `--trace on` to trace a failed test.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node tools/serve/main.ts',
    cwd: import.meta.dirname, // also for e2e/look, which extends this config
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000, // ms; starting takes half a second, or several on a busy machine
  },
});
