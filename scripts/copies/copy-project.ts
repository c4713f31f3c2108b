/** A copy of the project in a folder of its own, for tests that change it as an owner would. */

import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { changed } from '../../src/testing/changed.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Within the project: Astro takes the files of linked packages for its own only where they have a folder in common. */
const folder = join(project, 'test-results/copies');

export interface ProjectCopy {
  /** The copy's folder, absolute. */
  readonly root: string;
  /** The text of a file; all paths are relative to `root`. */
  read(file: string): string;
  /** Writes a file, and the folders above it. */
  write(file: string, text: string): void;
  /**
   * Changes the text of a file.
   *
   * @throws when the change leaves it as it was: what it was to replace is no longer there
   */
  edit(file: string, change: (text: string) => string): void;
  /** Removes a file or a folder with all that is in it. */
  remove(path: string): void;
  /**
   * Runs a program of the project, such as `astro` or `node`, in the copy.
   *
   * @returns what it printed
   * @throws when it fails, with what it printed as the message
   */
  run(
    command: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): Promise<string>;
  /** Removes the copy. */
  dispose(): void;
}

/** Copies all but what is made anew: dependencies are linked, and what a build left behind stays behind. */
export function copyProject(): ProjectCopy {
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'copy-'));
  const isLeftBehind = leftBehind(readFileSync(join(project, '.gitignore'), 'utf8'));
  const isWanted = (path: string) => !isLeftBehind(relative(project, path));
  // Each by itself: a folder cannot be copied into one of its own.
  for (const name of readdirSync(project)) {
    const path = join(project, name);
    if (isWanted(path)) cpSync(path, join(root, name), { recursive: true, filter: isWanted });
  }
  linkPackages(root);
  const at = (path: string) => join(root, path);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    read,
    write,
    edit: (file, change) => write(file, changed(file, read(file), change)),
    remove: (path) => rmSync(at(path), { recursive: true }),
    run: (command, args, environment = {}) => runIn(root, command, args, environment),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What no copy needs: git's own files, and what `.gitignore` names. */
function leftBehind(gitignore: string): (path: string) => boolean {
  const rules = ['.git', ...gitignore.split('\n').filter(Boolean)].map((line) => {
    const pattern = line.replace(/^!?\/?/, '').replace(/\/$/, '');
    const isWhole = pattern.includes('/') || /^!?\//.test(line);
    const matches = (path: string) => matchesGlob(isWhole ? path : basename(path), pattern);
    return { matches, isException: line.startsWith('!') };
  });
  // The last rule that matches counts.
  return (path) => rules.findLast(({ matches }) => matches(path))?.isException === false;
}

/**
 * Links each package by itself, so that the copy has its own folders for what Astro, Vite and Vitest keep in
 * `node_modules`. Drawn images and learned answers are kept by what they are made of: those are shared.
 */
function linkPackages(root: string): void {
  const packages = join(project, 'node_modules');
  const target = join(root, 'node_modules');
  mkdirSync(join(target, '.astro'), { recursive: true });
  const own = readdirSync(packages).filter((name) => !name.startsWith('.'));
  for (const name of [...own, '.bin', '.cache', '.astro/social-images']) {
    mkdirSync(join(packages, name), { recursive: true });
    symlinkSync(join(packages, name), join(target, name), 'junction');
  }
}

async function runIn(
  root: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  // The variables that a test runner sets would make Astro build for tests.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|PUBLIC_)/.test(name),
  );
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...Object.fromEntries(own), PATH: path, ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, {
      cwd: root,
      env,
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}
