import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };

const texts = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));
const access = z.record(z.string(), z.enum(['read', 'write', 'none']));
const branches = z.strictObject({ branches: z.array(z.string()) }).nullable();

const step = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    if: z.string(),
    uses: z.string().regex(/^[\w-]+\/[\w-]+@v\d+$/),
    run: z.string(),
    with: texts,
    env: texts,
  })
  .partial()
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined), 'A step either uses or runs.');

/** What GitHub knows of a workflow, as far as ours go: a misspelt key would be refused there, after the push. */
const workflow = z.strictObject({
  name: z.string(),
  on: z
    .strictObject({
      push: branches,
      pull_request: branches,
      workflow_dispatch: z.null(),
      schedule: z.array(z.strictObject({ cron: z.string().regex(/^[\d*/,-]+( [\d*/,-]+){4}$/) })),
    })
    .partial(),
  permissions: access,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean().optional() }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      if: z.string().optional(),
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      permissions: access.optional(),
      env: texts.optional(),
      steps: z.array(step),
    }),
  ),
});

const read = (file: string) => readFileSync(file, 'utf8');
const workflows = globSync('.github/workflows/*.yml').map((file) => [file, read(file)] as const);

describe.each(workflows)('%s', (_file, text) => {
  it('says only what GitHub understands', () => {
    expect(workflow.safeParse(parse(text)).error?.issues ?? []).toEqual([]);
  });

  it('runs scripts that the project has', () => {
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});

it('publishing hands every variable of the environment to the build', () => {
  const named = (text: string) => [...new Set(text.match(/\bPUBLIC_\w+(?==|:)/g))].toSorted();
  expect(named(read('.github/workflows/publish.yml'))).toEqual(named(read('.env.example')));
});

it('updates are asked for where packages and actions are', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: { 'package-ecosystem': string }[] };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});
