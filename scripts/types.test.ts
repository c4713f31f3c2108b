/** What .oxlintrc.json asks for, each broken once: its rules need types, and would be silent without them. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));

const faults = [
  "export const one: number = '1';",
  'export async function two(): Promise<void> {}',
  'two();',
  'export const three = (): boolean => (two() ? true : false);',
  'export const four = async (): Promise<number> => await 4;',
].join('\n');

it('wrong types and forgotten promises are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "noEmit": true } }');
  writeFileSync(join(folder, 'faults.ts'), faults);
  const args = ['--config', join(project, '.oxlintrc.json'), '--format', 'unix', 'faults.ts'];
  let output = '';
  try {
    execFileSync(join(project, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  rmSync(folder, { recursive: true });
  const found = [...output.matchAll(/^faults\.ts:(\d+):.*\[Error\/typescript\((.+)\)\]$/gm)];
  expect(found.map(([, line, rule]) => `${line} ${rule}`).toSorted()).toEqual([
    '1 TS2322',
    '3 no-floating-promises',
    '4 TS2801',
    '4 no-misused-promises',
    '5 await-thenable',
  ]);
});
