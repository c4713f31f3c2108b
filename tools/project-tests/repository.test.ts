/** Files mentioned in the docs exist, and third-party code cannot reach release secrets in GitHub jobs. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import packageLock from '../../package-lock.json' with { type: 'json' };

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly path?: string; readonly 'persist-credentials'?: boolean };
  readonly 'working-directory'?: string;
}

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const jobs = workflows.flatMap(({ file, text }) =>
  Object.entries((parse(text) as { jobs: Record<string, { steps: Step[] }> }).jobs).map(([name, job]) => ({
    name: `${file}: ${name}`,
    text: JSON.stringify(job),
    ...job,
  })),
);
const steps = jobs.flatMap((job) => job.steps);

it.each(jobs.filter(({ text }) => text.includes('secrets.')))('$name runs no code of the project', (job) => {
  expect(job.text).not.toMatch(/actions\/(?:checkout|cache)|npm (?:ci|run|test)|\bnode /);
  expect(job.text).toContain('"environment"');
  const programs = [...job.text.matchAll(/npx \S+ (\S+)/g)].map(([, program = '']) => program);
  expect(programs.filter((program) => !/@\d+\.\d+\.\d+$/.test(program))).toEqual([]);
  const folders = job.steps.filter(({ run }) => run).map((step) => step['working-directory']);
  expect(new Set(folders), 'npx uses programs and settings of the folder it starts in').toEqual(
    new Set(['${{ runner.temp }}']),
  );
  expect(job.text, 'wrangler would bundle it and run it').toContain('built/dist/_worker.js');
  const download = job.steps.find(({ uses }) => uses?.includes('download-artifact'));
  expect(download?.with?.path, 'built files must not replace others').toBe('built');
  expect(job.text, 'the function imports _shared too').toContain('built/supabase/functions\\" supabase');
});

it.each(['.env.example', '.github/workflows/publish.yml'])('%s has every variable of the site', (file) => {
  const text = readFileSync(file, 'utf8');
  const names = new Set(readFileSync('astro.config.mjs', 'utf8').match(/PUBLIC_\w+(?=:)/g));
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => !text.includes(name))).toEqual([]);
});

it('actions are pinned by commit, with their version as a comment', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
  const pinned = /^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
});

it('checkouts leave no token behind', () => {
  const checkouts = steps.filter((step) => step.uses?.includes('/checkout@'));
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});

it('jobs install packages from the lock file and without their scripts', () => {
  const installs = steps.flatMap(({ run }) => (/npm (?:ci|i)\b/.test(run ?? '') ? [run] : []));
  expect(new Set(installs)).toEqual(new Set(['npm ci --ignore-scripts']));
});

it('the lock file has a hash for every package, and no package may run scripts', () => {
  const { '': _project, ...packages } = packageLock.packages;
  expect(Object.keys(packages).filter((name) => !('integrity' in Reflect.get(packages, name)))).toEqual([]);
  expect(Object.values(packageJson.allowScripts)).not.toContain(true);
});

const documents = globSync(['*.md', 'docs/**/*.md', 'content/faq/README.md', 'e2e/README.md']);

/** Files that the docs tell the reader to add or delete. */
const examples = ['src/pages/[...lang]/partners.astro', 'src/site/languages/de.ts', 'e2e/appearance/'];

it.each(documents)('all files mentioned in %s exist', (file) => {
  const paths = readFileSync(file, 'utf8').matchAll(/`((?:docs|e2e|src|supabase|tools)\/[^`\s<]*)`/g);
  const missing = [...paths].map(([, path = '']) => path).filter((path) => !existsSync(path));
  expect(missing.filter((path) => !examples.includes(path))).toEqual([]);
});
