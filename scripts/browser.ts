/** Finds, or as a last resort installs, the Chromium that the end-to-end tests drive. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** An installed Chromium or Chrome on the PATH, else Playwright's own; undefined when there is none. */
export function findBrowser(path = process.env['PATH'] ?? ''): string | undefined {
  const installed = path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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
  run('playwright', ['install', '--with-deps', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', 'chromium']);
  }
  if (!findBrowser()) {
    throw new Error(
      'The end-to-end tests need a browser: install Chromium or Chrome so that it is on your PATH.',
    );
  }
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
