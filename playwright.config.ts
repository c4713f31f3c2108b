import { defineConfig } from 'playwright/test';
import { findBrowser } from './tools/run-tests/programs.ts';

const port = Number(process.env['E2E_PORT'] ?? 4330);

/** They read the built files, and need no browser. */
const fileTests = '**/built/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e', // Playwright empties it: other checks write their reports next to it
  fullyParallel: true,
  // Half of a test is waiting for the browser: on two cores, two workers leave half the time idle, four a tenth.
  workers: 4,
  projects: [
    // Every worker would read the pages again.
    { name: 'built files', testMatch: fileTests, workers: 1, fullyParallel: false },
    { name: 'browser', testIgnore: fileTests },
  ],
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0, // Playwright reports a test that passes the second time as flaky
  // No requirement, only an end for what hangs: a busy machine takes ten times as long as a quiet one.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // Edges of letters differ between versions of Chromium; a lost line or colour is more than that.
    // They are taken when nothing moves any more: no animation need be stopped for them.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003, caret: 'hide', animations: 'allow' },
  },
  snapshotPathTemplate: '{testDir}/appearance/{arg}{ext}',
  reporter: [['list'], ['junit', { outputFile: 'test-results/end-to-end-tests.xml' }]],
  use: {
    // Movement costs a quarter of the time; the tests that are about it switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    // As assertions are given: on a page that is missing an action would wait until the test ends.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Nothing here needs a graphics process, and starting one costs a third of the time.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // A headless shell would move letters to whole pixels; a browser with windows does not.
        '--font-render-hinting=none',
      ],
    },
    // A trace of each test would cost a third of the time: `--trace on` makes one of a test that failed.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node tools/serve/main.ts',
    cwd: import.meta.dirname, // also for e2e/look, which takes this over
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000, // ms; it takes half a second, on a busy machine several
  },
});
