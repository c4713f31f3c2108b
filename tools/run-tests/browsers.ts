import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';

export interface RequiredBrowser {
  readonly name: string;
  readonly programs: readonly (readonly string[])[];
  readonly packages: readonly string[]; // Debian packages
}

const chromium: RequiredBrowser = {
  name: 'Chromium',
  // A headless shell opens a page in a third of the time (docs/decisions/012-test-suite.md).
  programs: [
    [
      'chromium-headless-shell',
      'chrome-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
  ],
  packages: ['chromium-headless-shell'],
};

export const firefox: RequiredBrowser = {
  name: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  packages: ['firefox-esr'],
};

export const webkit: RequiredBrowser = {
  name: 'WebKit',
  programs: [['WebKitWebDriver'], ['xvfb-run']],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** @returns the path of each program, or undefined if one is missing */
export function findPrograms({ programs }: RequiredBrowser): readonly string[] | undefined {
  const found = programs.map(findProgram).filter((path) => path !== undefined);
  return found.length === programs.length ? found : undefined;
}

export function findChromium(): string | undefined {
  const downloaded = playwrightChromium.executablePath();
  return findPrograms(chromium)?.[0] ?? (existsSync(downloaded) ? downloaded : undefined);
}

export function missingMessage({ name, packages }: RequiredBrowser): string {
  return `${name} is missing. Install ${packages.join(' and ')} (Debian package names), or run this as root on a system with apt-get.`;
}

/**
 * Installs missing browsers: Debian packages if run by root, otherwise Playwright's Chromium.
 *
 * @throws without Chromium
 */
export function installBrowsers(): void {
  const missing = () => [chromium, firefox, webkit].filter((required) => !findPrograms(required));
  const mayInstall = process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
  if (mayInstall && missing().length > 0) {
    run('apt-get', 'update');
    // One by one: a package that does not exist on this system must not stop the others.
    for (const { packages } of missing()) run('apt-get', 'install', '-y', ...packages);
  }
  if (!findChromium()) run('playwright', 'install', '--with-deps', 'chromium');
  if (!findChromium()) throw new Error(missingMessage(chromium));
  const [other] = missing().filter((required) => required !== chromium);
  if (other && mayInstall && process.env['CI']) throw new Error(missingMessage(other));
}

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
