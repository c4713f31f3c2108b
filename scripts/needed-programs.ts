/** What the tests in Firefox and WebKit need on the machine, and how they come by it. */

import { findProgram, installPackages, mayInstallPackages } from './programs.ts';

/** A browser's programs by what they may be called, and the Debian packages that bring them. */
interface Needs {
  readonly browser: string;
  readonly programs: readonly (readonly string[])[];
  readonly packages: readonly string[];
}

export const firefoxNeeds: Needs = {
  browser: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  packages: ['firefox-esr'],
};

export const webKitNeeds: Needs = {
  browser: 'WebKit',
  programs: [['WebKitWebDriver'], ['Xvfb']],
  packages: ['webkit2gtk-driver', 'xvfb'],
};

/** How programs are found and installed; the tests of this file give their own. */
interface Machine {
  readonly find: (names: readonly string[]) => string | undefined;
  readonly mayInstall: () => boolean;
  readonly install: (...packages: readonly string[]) => void;
}

const thisMachine: Machine = {
  find: (names) => findProgram(names),
  mayInstall: mayInstallPackages,
  install: (...packages) => {
    console.log(`Installing ${packages.join(', ')}.`);
    installPackages(...packages);
  },
};

/**
 * Makes sure that a browser can be started, installing what is missing where that is allowed.
 *
 * @returns the paths of its programs, in the order of `needs.programs`, or a sentence that says why there are none
 * @throws in CI, as root, with the same sentence: there a browser must not be left out unnoticed
 */
export function ensurePrograms(
  { browser, programs, packages }: Needs,
  machine = thisMachine,
  isCI = Boolean(process.env['CI']),
): readonly string[] | string {
  const find = (): string[] => programs.flatMap((names) => machine.find(names) ?? []);
  const isComplete = (found: readonly string[]): boolean => found.length === programs.length;
  if (isComplete(find())) return find();
  const mayInstall = machine.mayInstall();
  if (mayInstall) machine.install(...packages);
  if (isComplete(find())) return find();

  const names = packages.join(' and ');
  const sentence = mayInstall
    ? `${browser} was left out: ${names} could not be installed.`
    : `${browser} was left out: install ${names} (Debian's names), or run this as root where apt-get is.`;
  if (isCI && mayInstall) throw new Error(sentence);
  return sentence;
}
