/** Finds, or as a last resort installs, the Chromium that the end-to-end tests drive. */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram, installPackages, mayInstallPackages, runVisibly } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** An installed Chromium or Chrome on the PATH, else Playwright's own; undefined when there is none. */
export function findBrowser(path?: string): string | undefined {
  const installed = findProgram(names, path);
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Makes sure that there is a browser: the one found, else Playwright's download, else Debian's
 * package where the user may install it.
 *
 * @throws with one sentence that says what to install
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium found, installing one.');
  runVisibly('playwright', ['install', '--with-deps', 'chromium']);
  if (!findBrowser() && mayInstallPackages()) installPackages('chromium');
  if (!findBrowser()) {
    throw new Error(
      'The end-to-end tests need a browser: install Chromium or Chrome so that it is on your PATH.',
    );
  }
}
