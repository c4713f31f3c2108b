/** Whoever may push can change what runs in GitHub's jobs, but not the workflows: secrets are for jobs that run nothing of it. */

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly path?: string; readonly 'persist-credentials'?: boolean };
  readonly 'working-directory'?: string;
}

const jobs = globSync('.github/workflows/*.yml').flatMap((file) =>
  Object.entries((parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: Step[] }> }).jobs).map(
    ([name, job]) => ({ name: `${file}: ${name}`, text: JSON.stringify(job), ...job }),
  ),
);

it.each(jobs.filter(({ text }) => text.includes('secrets.')))('$name runs nothing of the project', (job) => {
  expect(job.text).not.toMatch(/actions\/(?:checkout|cache)|npm (?:ci|run|test)|\bnode /);
  expect(job.text).toContain('"environment"');
  const programs = [...job.text.matchAll(/npx \S+ (\S+)/g)].map(([, program = '']) => program);
  expect(programs.filter((program) => !/@\d+\.\d+\.\d+$/.test(program))).toEqual([]);
  const folders = job.steps.filter(({ run }) => run).map((step) => step['working-directory']);
  expect(folders, 'npx takes programs and settings of the folder where it starts').toEqual(
    folders.map(() => '${{ runner.temp }}'),
  );
  expect(job.text, 'wrangler would bundle it beside the secrets').toContain('built/dist/_worker.js');
  const download = job.steps.find(({ uses }) => uses?.includes('download-artifact'));
  expect(download?.with?.path, 'so that what was built replaces nothing else').toBe('built');
});

it('actions are pinned by commit, with the version for people, and keep no token where code of the project runs', () => {
  const uses = globSync('.github/workflows/*.yml').flatMap(
    (file) => readFileSync(file, 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
  const checkouts = jobs.flatMap(({ steps }) => steps.filter((step) => step.uses?.includes('/checkout@')));
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
});

it('jobs install packages by the lockfile and run none of their scripts', () => {
  const installs = jobs.flatMap(({ steps }) => steps.filter(({ run }) => /npm (?:ci|i)\b/.test(run ?? '')));
  expect(installs.map(({ run }) => run)).toEqual(installs.map(() => 'npm ci --ignore-scripts'));
});
