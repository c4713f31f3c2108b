/** `npm run look`: pictures of every page and state of the built site, for people to look at. */

import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.look.ts',
  outputDir: '../../test-results/look',
  reporter: 'dot',
  globalTeardown: './contact-sheet.ts',
});
