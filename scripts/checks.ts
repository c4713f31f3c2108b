/** Runs checks, all of them whatever fails, and sums them up. */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Count, countTests } from './junit.ts';

export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the command writes a JUnit report. A check without one counts as one test. */
  readonly report?: string;
  /** The name of an earlier check without which this one has nothing to look at. */
  readonly needs?: string;
}

/** Lanes run side by side, the checks of a lane in turn. */
export type Stage = readonly (readonly Check[])[];

export interface Result extends Count {
  readonly name: string;
  readonly outcome: 'passed' | 'FAILED' | 'not run';
  readonly seconds: number;
}

/**
 * Runs the stages in turn. A check that fails stops nothing but those that need it.
 *
 * @param print gets what the checks print, each check's in one piece; a stage of one lane prints as it goes
 * @returns a result for every check, in the order in which they ended
 */
export async function runStages(
  stages: readonly Stage[],
  print: (text: string) => void = console.log,
): Promise<Result[]> {
  const results: Result[] = [];
  const isMissing = (name?: string) =>
    name !== undefined && results.find((result) => result.name === name)?.outcome !== 'passed';

  async function runLane(lane: readonly Check[], isAlone: boolean): Promise<void> {
    for (const check of lane) {
      results.push(isMissing(check.needs) ? notRun(check) : await run(check, print, isAlone));
    }
  }

  for (const lanes of stages) {
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  }
  return results;
}

function notRun({ name }: Check): Result {
  return { name, outcome: 'not run', seconds: 0, passed: 0, failed: 0, failures: [] };
}

async function run(
  { name, command, report }: Check,
  print: (text: string) => void,
  isAlone: boolean,
): Promise<Result> {
  const start = performance.now();
  if (isAlone) print(`\n== ${name}`);
  const { output, isPassed } = await runCommand(command, isAlone);
  const seconds = (performance.now() - start) / 1000;
  const outcome = isPassed ? 'passed' : 'FAILED';
  if (!isAlone) print(`\n== ${name}: ${outcome} (${seconds.toFixed(0)} s)\n${output.trim()}`);
  const count = (report && existsSync(report) && countTests(readFileSync(report, 'utf8'))) || {
    passed: Number(isPassed),
    failed: 0,
    failures: [],
  };
  // A file that cannot be loaded fails a run without a single failed test in its report.
  return { name, outcome, seconds, ...count, failed: Math.max(count.failed, Number(!isPassed)) };
}

/** Runs a command, with its output shown as it comes or gathered. */
function runCommand(
  [program, ...args]: Check['command'],
  isShown: boolean,
): Promise<{ output: string; isPassed: boolean }> {
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const stream = isShown ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...colours },
    });
    let output = '';
    for (const part of [child.stdout, child.stderr]) {
      part?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', ({ message }) => {
      if (isShown) console.error(message);
      resolve({ output: message, isPassed: false });
    });
    child.on('close', (code) => resolve({ output, isPassed: code === 0 }));
  });
}

/** A line for each check, with its result, its tests and its duration. */
export function table(results: readonly Result[]): string {
  const rows = [
    ['check', 'result', 'passed', 'failed', 'seconds'],
    ...results.map(({ name, outcome, passed, failed, seconds }) => [
      name,
      outcome,
      String(passed),
      String(failed),
      seconds.toFixed(0),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < 2 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/**
 * @returns a line for each test that failed, for whoever sees only the end of a long output; '' when none did
 */
export function failureList(results: readonly Result[]): string {
  return results
    .flatMap(({ name, failures }) => failures.map((failure) => `FAILED  ${name}  ${failure}`))
    .join('\n');
}
