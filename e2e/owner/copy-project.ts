/** A copy of the project for tests that change it as an owner would. */

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
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { blankPublicVariables } from '../../tools/run-tests/environment.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Within the project: otherwise Astro would not treat the files of linked packages as its own. */
const folder = join(project, 'test-results/copies');

/** Folders that the copy recreates. */
const leftBehind = ['.git', '.astro', '.env', 'dist', 'mail', 'node_modules', 'pictures', 'test-results'];

export interface ProjectCopy {
  /** The copy's absolute path; all other paths are relative to it. */
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes the text of a file. Throws when the text to replace is gone. */
  edit(file: string, change: (text: string) => string): void;
  /** Runs a program in the copy, as `npm test` does. Returns its output, or throws it when the program fails. */
  run(
    command: string,
    args: readonly string[],
    variables?: Readonly<Record<string, string>>,
  ): Promise<string>;
  dispose(): void;
}

/** Copies the project; its packages are linked. */
export function copyProject(): ProjectCopy {
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'copy-'));
  for (const name of readdirSync(project)) {
    if (!leftBehind.includes(name)) cpSync(join(project, name), join(root, name), { recursive: true });
  }
  linkPackages(root);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    edit(file, change) {
      const [before, after] = [read(file), change(read(file))];
      if (before === after) throw new Error(`${file} no longer holds what was to be changed.`);
      write(file, after);
    },
    run: (command, args, variables) => runIn(root, command, args, variables),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Links each package separately, so that Astro, Vite and Vitest keep their files in the copy's own folders. */
function linkPackages(root: string): void {
  const packages = join(project, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of [...readdirSync(packages).filter((each) => !each.startsWith('.')), '.bin']) {
    symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
}

async function runIn(
  root: string,
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Variables set by a test runner would make Astro build for tests.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|PUBLIC_)/.test(name),
  );
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
