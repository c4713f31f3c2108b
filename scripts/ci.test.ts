import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../.ci/run', import.meta.url));
let folder: string;

// An npm in the real one's place, which fails where it is told to.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-'));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "npm $*"\n[ "$*" != "$FAILING" ]\n');
  chmodSync(join(folder, 'npm'), 0o755);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(failing = '') {
  const PATH = [folder, process.env['PATH']].join(delimiter);
  const { stdout, status } = spawnSync(script, { env: { PATH, FAILING: failing }, encoding: 'utf8' });
  return { lines: stdout.split('\n').filter(Boolean), status };
}

const started = ['npm ci', 'npm test', 'npm run test:copies'];

it.each([
  ['', 'passed', 'passed', 0],
  ['test', 'FAILED', 'passed', 1],
  ['run test:copies', 'passed', 'FAILED', 1],
])('.ci/run tells how both commands ended where npm fails at "%s"', (failing, test, copies, status) => {
  expect(run(failing)).toEqual({
    lines: [...started, `npm test: ${test}`, `npm run test:copies: ${copies}`],
    status,
  });
});

it('.ci/run stops where packages cannot be installed', () => {
  expect(run('ci')).toEqual({ lines: ['npm ci'], status: 1 });
});
