/** `npm ci --omit=dev && npm start` works: what the build and the local server import is among the dependencies. */

import { globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import packageLock from '../../package-lock.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import tsconfig from '../../tsconfig.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where `npm start` begins, and all of the site. */
const entries = [
  'astro.config.mjs',
  'tailwind.config.mjs',
  'tools/assistant/write-knowledge.ts',
  'tools/serve/main.ts',
  ...globSync('src/**/*.{astro,css,ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  ),
];

/** What a file imports or resolves when it runs, and not only for its types. */
const importPatterns = [
  /^\s*(?:import|export)\b(?!\s+type\b)[^'";=]*\bfrom\s*['"]([^'"\n]+)/gm,
  /(?:^\s*import\s*|@import\s*|\bimport\(\s*|\bresolve\(\s*)['"`]([^'"`\n]+)/gm,
];

function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return importPatterns.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name));
}

/** The file of the project that an import means, from the project's root; undefined for a package. */
function fileOf(name: string, importer: string): string | undefined {
  for (const [alias, [target = '']] of Object.entries(tsconfig.compilerOptions.paths)) {
    const prefix = alias.slice(0, -1);
    if (name.startsWith(prefix)) return join(target.slice(0, -1), name.slice(prefix.length));
  }
  return name.startsWith('.') ? join(importer, '..', name) : undefined;
}

/** Each package that is imported, with a file that does so. */
function importedPackages(): Map<string, string> {
  const packages = new Map<string, string>();
  const files = new Set(entries); // grows while it is gone through
  for (const file of files) {
    for (const name of importsOf(file)) {
      const imported = fileOf(name, file);
      const [, packageName = ''] = /^((?:@[\w.-]+\/)?[\w.-]+)(?:\/|$)/.exec(name) ?? [];
      if (imported === undefined) {
        if (packageName && !isBuiltin(name)) packages.set(packageName, file);
      } else if (/\.(?:astro|css|mjs|tsx?)$/.test(imported) && isFile(imported)) {
        files.add(imported);
      }
    }
  }
  return packages;
}

function isFile(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

it('each package that the build or the local server imports is a dependency', () => {
  const imported = importedPackages();
  expect(imported.has('astro')).toBe(true);
  expect([...imported].filter(([name]) => !(name in packageJson.dependencies))).toEqual([]);
});

it('nothing is installed that the lock file does not know by its hash: no package runs a script that fetches more', () => {
  const { '': _project, ...packages } = packageLock.packages;
  const unknown = Object.entries(packages).filter(([, details]) => !('integrity' in details));
  expect(unknown.map(([name]) => name)).toEqual([]);
  expect(Object.values(packageJson.allowScripts)).not.toContain(true);
});
