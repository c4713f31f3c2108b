/** Finds, or as a last resort installs, the Chromium that the end-to-end tests drive. */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram, installPackages, mayInstallPackages, runVisibly } from './programs.ts';

/** Chromium without windows: it opens a page in a third of the time (docs/decisions/053). */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that the tests drive.
 *
 * @param path folders as in the environment's PATH, which is taken when it is left out
 * @returns a headless shell on the PATH, else a Chromium or Chrome there, else Playwright's own; undefined when
 *   there is none
 */
export function findBrowser(path?: string): string | undefined {
  const installed = findProgram(shells, path) ?? findProgram(browsers, path);
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Makes sure that there is a browser: the one found, else Debian's package where the user may install it, else
 * Playwright's download.
 *
 * @throws with one sentence that says what to install
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium found, installing one.');
  if (mayInstallPackages()) installPackages('chromium-headless-shell');
  if (!findBrowser()) runVisibly('playwright', ['install', '--with-deps', 'chromium']);
  if (!findBrowser() && mayInstallPackages()) installPackages('chromium');
  if (!findBrowser()) {
    throw new Error(
      'The end-to-end tests need a browser: install chromium-headless-shell, Chromium or Chrome so that it is on your PATH.',
    );
  }
}
