/** The programs that tests need besides the packages: where they are, and how a machine without them gets them. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';

export interface Needed {
  readonly name: string;
  /** Each program by what it may be called. */
  readonly programs: readonly (readonly string[])[];
  /** The Debian packages that bring them. */
  readonly packages: readonly string[];
}

export const chromium: Needed = {
  name: 'Chromium',
  programs: [
    // A headless shell opens a page in a third of the time (docs/decisions/012-test-suite.md).
    [
      ...['chromium-headless-shell', 'chrome-headless-shell'],
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
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

export const nginx: Needed = { name: 'nginx', programs: [['nginx']], packages: ['nginx-light'] };

/** The first program on the PATH that has one of the names, in their order. */
function findProgram(names: readonly string[]): string | undefined {
  // Debian keeps servers off the PATH of ordinary users.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns the paths of all programs, in their order; undefined where one of them is missing */
export function findPrograms({ programs }: Needed): readonly string[] | undefined {
  const found = programs.flatMap((names) => findProgram(names) ?? []);
  return found.length === programs.length ? found : undefined;
}

/** The Chromium that the tests drive: one on the PATH, else Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  const [installed] = findPrograms(chromium) ?? [];
  const own = playwrightChromium.executablePath();
  return installed ?? (existsSync(own) ? own : undefined);
}

/** The sentence that says what is not tested, and how it can be. */
export function skippedMessage({ name, packages }: Needed): string {
  return `${name} was left out: install ${packages.join(' and ')} (Debian's names), or run this as root where apt-get is.`;
}

/**
 * Installs what is missing, where that is allowed: Debian's packages for root, and Playwright's Chromium for anybody.
 *
 * @throws when there is still no Chromium, or in CI, as root, another program is still missing: it must not be left out unnoticed
 */
export function installPrograms(): void {
  const isMissing = (needed: Needed): boolean => findPrograms(needed) === undefined;
  const wanted = [chromium, firefox, webkit, nginx].filter(isMissing);
  const mayInstall = process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
  if (wanted.length > 0 && mayInstall) {
    run('apt-get', 'update');
    // Each by itself: a package that the system does not know keeps none of the others away.
    for (const { packages } of wanted) run('apt-get', 'install', '-y', ...packages);
  }
  if (!findBrowser()) run('playwright', 'install', '--with-deps', 'chromium');
  if (!findBrowser()) throw new Error(skippedMessage(chromium));
  const [missing] = wanted.filter(isMissing).filter((needed) => needed !== chromium);
  if (missing && mayInstall && process.env['CI']) throw new Error(skippedMessage(missing));
}

function run(command: string, ...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}
