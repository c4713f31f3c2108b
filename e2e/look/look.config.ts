/** `npm run look`: pictures of every page and state of the built site, for people to look at. */

import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.look.ts',
  outputDir: '../../test-results/look',
  projects: [{ name: 'look' }],
  reporter: [['dot'], ['html', { outputFolder: '../../pictures', open: 'never' }]],
});
