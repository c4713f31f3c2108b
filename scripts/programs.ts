/** Finds programs on the PATH, and installs Debian's packages where that is allowed. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param names what the program may be called
 * @param path folders as in the environment's PATH, which is taken when it is left out
 * @returns the first that may be run, in the order of the folders; undefined when there is none
 */
export function findProgram(names: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** True where `installPackages` can do something: for root, on a system with apt-get. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
}

/** Installs Debian packages. Whether it worked shows only in whether their programs are there. */
export function installPackages(...names: readonly string[]): void {
  runVisibly('apt-get', ['update']);
  runVisibly('apt-get', ['install', '-y', ...names]);
}

/** Runs a command whose output the user sees, and waits for its end. */
export function runVisibly(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
