/** A copy of the project for tests that change it as an owner would. */

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { blankPublicVariables } from '../../tools/run-tests/environment.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Within the project: otherwise Astro would not treat the files of linked packages as its own. */
export const root = join(project, 'test-results/copies/other-company');

export const buildLog = 'build.log';

/** Folders that the copy recreates. */
const excluded = ['.git', '.astro', '.env', 'dist', 'mail', 'node_modules', 'pictures', 'test-results'];

/** Copies the project to `root`; its packages are linked. */
export function copyProject(): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(project)) {
    if (!excluded.includes(name)) cpSync(join(project, name), join(root, name), { recursive: true });
  }
  linkPackages();
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Changes the text of a file. Throws if nothing changes. */
export function edit(file: string, change: (text: string) => string): void {
  const [before, after] = [read(file), change(read(file))];
  if (before === after) throw new Error(`${file} no longer contains the text to replace.`);
  write(file, after);
}

/** Links each package separately, so that Astro, Vite and Vitest keep their files in the copy's own folders. */
function linkPackages(): void {
  const packages = join(project, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of [...readdirSync(packages).filter((each) => !each.startsWith('.')), '.bin']) {
    symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
}

/** Runs a program in the copy, as `npm test` does. Returns its output, or throws it if the program fails. */
export async function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  // The test runner's variables are not for programs in the copy.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV$|TEST_|PUBLIC_)/.test(name));
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...Object.fromEntries(inherited), ...blankPublicVariables(root), ...variables, PATH };
  const options = { cwd: root, env, maxBuffer: 2 ** 26 };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}
