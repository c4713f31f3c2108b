import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';

export interface Needed {
  readonly name: string;
  readonly programs: readonly (readonly string[])[];
  readonly packages: readonly string[]; // of Debian
}

export const chromium: Needed = {
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

export const firefox: Needed = {
  name: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  packages: ['firefox-esr'],
};

export const webkit: Needed = {
  name: 'WebKit',
  programs: [['WebKitWebDriver'], ['xvfb-run']],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** @returns the path of each program; undefined if one is missing */
export function findPrograms({ programs }: Needed): readonly string[] | undefined {
  const found = programs.map(findProgram).filter((path) => path !== undefined);
  return found.length === programs.length ? found : undefined;
}

export function findBrowser(): string | undefined {
  const downloaded = playwrightChromium.executablePath();
  return findPrograms(chromium)?.[0] ?? (existsSync(downloaded) ? downloaded : undefined);
}

export function skippedMessage({ name, packages }: Needed): string {
  return `${name} was left out: install ${packages.join(' and ')} (Debian's names), or run this as root where apt-get is.`;
}

/**
 * Installs missing browsers: packages of Debian if run by root, otherwise Playwright's Chromium.
 *
 * @throws without Chromium
 */
export function installBrowsers(): void {
  const missing = () => [chromium, firefox, webkit].filter((needed) => !findPrograms(needed));
  const mayInstall = process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
  if (mayInstall && missing().length > 0) {
    run('apt-get', 'update');
    // One by one: a package that the system lacks must not stop the others.
    for (const { packages } of missing()) run('apt-get', 'install', '-y', ...packages);
  }
  if (!findBrowser()) run('playwright', 'install', '--with-deps', 'chromium');
  if (!findBrowser()) throw new Error(skippedMessage(chromium));
  const [other] = missing().filter((needed) => needed !== chromium);
  if (other && mayInstall && process.env['CI']) throw new Error(skippedMessage(other));
}

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
