/** Runs checks, all of them whatever fails, and sums them up. */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Count, countTests, noTests } from './junit.ts';

export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the command writes a JUnit report. A check without one counts as one test. */
  readonly report?: string;
  /** The name of a check that this one waits for, and without which it has nothing to look at. */
  readonly needs?: string;
  /** Prints as it goes, and not in one piece at the end: for what takes minutes. */
  readonly isLive?: boolean;
  /** The name of a check whose end this one waits for, whatever it is. */
  readonly after?: string;
}

export interface Result extends Count {
  readonly name: string;
  readonly outcome: 'passed' | 'FAILED' | 'not run';
  readonly seconds: number;
}

/**
 * Runs lanes side by side, the checks of a lane in turn. A check that fails stops nothing but those that need it.
 *
 * @param print gets a line when a check begins, and when it has ended all that it wrote
 * @returns a result for every check, in the order in which they ended
 * @throws Error when checks wait for each other, or for one that there is not
 */
export async function runLanes(
  lanes: readonly (readonly Check[])[],
  print: (text: string) => void = console.log,
): Promise<Result[]> {
  refuseEndlessWaits(lanes);
  const results: Result[] = [];
  const ends = new Map(
    lanes.flat().map(({ name }) => [name, Promise.withResolvers<Result['outcome']>()] as const),
  );

  async function runLane(lane: readonly Check[]): Promise<void> {
    for (const check of lane) {
      if (check.after !== undefined) await ends.get(check.after)?.promise;
      const needed = check.needs === undefined ? 'passed' : await ends.get(check.needs)?.promise;
      const result = needed === 'passed' ? await run(check, print) : notRun(check);
      results.push(result);
      ends.get(check.name)?.resolve(result.outcome);
    }
  }

  await Promise.all(lanes.map(runLane));
  return results;
}

/** The names of the checks that one waits for. */
function waitsFor({ needs, after }: Check): string[] {
  return [needs, after].filter((name) => name !== undefined);
}

/** Goes through the lanes as far as they would come if every check ended at once. */
function refuseEndlessWaits(lanes: readonly (readonly Check[])[]): void {
  const names = new Set(lanes.flat().map(({ name }) => name));
  for (const check of lanes.flat()) {
    const unknown = waitsFor(check).find((name) => !names.has(name));
    if (unknown === undefined) continue;
    throw new Error(`The check “${check.name}” waits for “${unknown}”, which there is not.`);
  }
  const rest = lanes.map((lane) => [...lane]);
  const ended = new Set<string>();
  const begins = (check: Check): boolean => waitsFor(check).every((name) => ended.has(name));
  for (;;) {
    const lane = rest.find(([check]) => check && begins(check));
    const check = lane?.shift();
    if (!check) break;
    ended.add(check.name);
  }
  const stuck = rest.flatMap(([check]) => (check ? [check] : []));
  if (stuck.length === 0) return;
  const waits = stuck.map((check) => {
    const awaited = waitsFor(check).filter((name) => !ended.has(name));
    return `“${check.name}” waits for “${awaited.join('” and “')}”`;
  });
  throw new Error(
    `These checks would wait for ever: ${waits.join(', ')}. Change what they wait for, or their order.`,
  );
}

function notRun({ name }: Check): Result {
  return { name, outcome: 'not run', seconds: 0, ...noTests };
}

async function run(
  { name, command, report, isLive = false }: Check,
  print: (text: string) => void,
): Promise<Result> {
  const start = performance.now();
  print(`… ${name}`);
  const { output, isPassed } = await runCommand(command, isLive);
  const seconds = (performance.now() - start) / 1000;
  const outcome = isPassed ? 'passed' : 'FAILED';
  print(`\n== ${name}: ${outcome} (${seconds.toFixed(0)} s)\n${output.trim()}`);
  const count = counted(report) ?? { ...noTests, passed: Number(isPassed) };
  // A file that cannot be loaded fails a run without a single failed test in its report.
  return { name, outcome, seconds, ...count, failed: Math.max(count.failed, Number(!isPassed)) };
}

/** The tests of a report; undefined where there is none, or one that was cut off. */
function counted(report: string | undefined): Count | undefined {
  if (!report || !existsSync(report)) return undefined;
  try {
    return countTests(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a command, with its output gathered, or shown as it comes. */
function runCommand(
  [program, ...args]: Check['command'],
  isLive: boolean,
): Promise<{ output: string; isPassed: boolean }> {
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const stream = isLive ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...colours },
    });
    let output = '';
    for (const part of [child.stdout, child.stderr]) {
      part?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', ({ message }) => resolve({ output: message, isPassed: false }));
    child.on('close', (code) => resolve({ output, isPassed: code === 0 }));
  });
}

/** A line for each check, with its result, its tests and its duration. */
export function table(results: readonly Result[]): string {
  const rows = [
    ['check', 'result', 'passed', 'failed', 'left out', 'seconds'],
    ...results.map(({ name, outcome, passed, failed, leftOut, seconds }) => [
      name,
      outcome,
      String(passed),
      String(failed),
      String(leftOut.length),
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

/**
 * @returns a line for each file of which tests were left out, such as those of a browser that is not here; '' where none were
 */
export function leftOutList(results: readonly Result[]): string {
  return results
    .flatMap(({ name, leftOut }) =>
      [...new Set(leftOut)].map((file) => {
        const count = leftOut.filter((other) => other === file).length;
        return `LEFT OUT  ${name}  ${file}: ${count}`;
      }),
    )
    .join('\n');
}
