import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Check, failureList, leftOutList, runLanes, table } from './checks.ts';
import { noTests } from './junit.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A check that runs a line of JavaScript. */
const check = (name: string, code: string, more: Partial<Check> = {}): Check => ({
  name,
  command: [process.execPath, '-e', code],
  ...more,
});
const good = (name: string, more?: Partial<Check>) => check(name, '', more);
const bad = (name: string, more?: Partial<Check>) => check(name, 'process.exitCode = 1', more);

async function run(...lanes: Parameters<typeof runLanes>[0]) {
  const printed: string[] = [];
  const results = await runLanes(lanes, (text) => printed.push(text));
  const outcomes = Object.fromEntries(results.map(({ name, outcome }) => [name, outcome]));
  return { results, outcomes, printed };
}

/** A check that writes a report of one passed and one failed test. */
function reporting(name: string, ending: string): Check {
  const report = join(folder, `${name}.xml`);
  const xml = '<testsuites><testcase/><testcase name="it holds"><failure/></testcase></testsuites>';
  const code = `fs.writeFileSync(${JSON.stringify(report)}, '${xml}'); ${ending}`;
  return check(name, code, { report });
}

describe('runLanes', () => {
  it('goes on after a check that failed, in its lane and in the other', async () => {
    const { outcomes } = await run([bad('lint'), good('types')], [good('unit')]);
    expect(outcomes).toEqual({ lint: 'FAILED', types: 'passed', unit: 'passed' });
  });

  it('leaves out what has nothing to look at, however far it hangs on it', async () => {
    const { outcomes } = await run(
      [bad('build'), good('unit')],
      [good('pages', { needs: 'build' }), good('more', { needs: 'pages' }), good('all', { needs: 'unit' })],
    );
    expect(outcomes).toEqual({
      build: 'FAILED',
      unit: 'passed',
      pages: 'not run',
      more: 'not run',
      all: 'passed',
    });
  });

  it('waits for what a check needs of another lane', async () => {
    const { results } = await run(
      [good('unit', { needs: 'build' })],
      [check('build', 'setTimeout(() => undefined, 300)')],
    );
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['build', 'passed'],
      ['unit', 'passed'],
    ]);
  });

  it('waits for the end of another check, whatever it is', async () => {
    const { results } = await run(
      [good('pages', { after: 'unit' })],
      [check('unit', 'setTimeout(() => process.exit(1), 300)')],
    );
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['unit', 'FAILED'],
      ['pages', 'passed'],
    ]);
  });

  it('refuses a check that waits for one which there is not', async () => {
    await expect(run([good('pages', { needs: 'built' })])).rejects.toThrow(
      'waits for “built”, which there is not',
    );
  });

  it('refuses checks that would wait for each other, in a lane or across lanes', async () => {
    await expect(run([good('pages', { needs: 'build' }), good('build')])).rejects.toThrow(
      'These checks would wait for ever: “pages” waits for “build”. Change what they wait for',
    );
    await expect(
      run([good('a', { after: 'd' }), good('b')], [good('c', { needs: 'b' }), good('d')], [good('e')]),
    ).rejects.toThrow('These checks would wait for ever: “a” waits for “d”, “c” waits for “b”.');
  });

  it('runs the lanes side by side', async () => {
    // Each of the two waits until the other has begun.
    const meet = (own: string, other: string) => {
      const [mine, theirs] = [own, other].map((name) => JSON.stringify(join(folder, name)));
      const give = 'setTimeout(() => process.exit(1), 120_000)'; // so that nothing is left running
      return `fs.writeFileSync(${mine}, ''); setInterval(() => fs.existsSync(${theirs}) && process.exit(), 5); ${give}`;
    };
    const { outcomes } = await run([check('a', meet('a', 'b'))], [check('b', meet('b', 'a'))]);
    expect(outcomes).toEqual({ a: 'passed', b: 'passed' });
  });

  it('prints the whole output of a check in one piece', async () => {
    const { printed } = await run(
      [check('lint', 'console.log("one"); console.error("two")')],
      [good('unit')],
    );
    expect(printed).toHaveLength(4);
    expect(printed.slice(0, 2).toSorted()).toEqual(['… lint', '… unit']);
    expect(printed.slice(2).find((text) => text.includes('lint'))).toMatch(
      /^\n== lint: passed \(\d+ s\)\n(one\ntwo|two\none)$/,
    );
  });

  it('counts the tests of a report, and a check without one as a test', async () => {
    const { results } = await run([reporting('unit', 'process.exitCode = 1'), good('lint'), bad('types')]);
    expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['unit', 1, 1],
      ['lint', 1, 0],
      ['types', 0, 1],
    ]);
  });

  it('counts a run that failed without a failed test as one failure', async () => {
    const { results } = await run([bad('unit', { report: join(folder, 'none.xml') })]);
    expect(results).toMatchObject([{ outcome: 'FAILED', passed: 0, failed: 1 }]);
  });

  it('counts a run whose report was cut off as one failure', async () => {
    const report = join(folder, 'cut.xml');
    const code = `fs.writeFileSync(${JSON.stringify(report)}, '<testsuites><testcase name="it'); process.exitCode = 1`;
    const { results } = await run([check('unit', code, { report })]);
    expect(results).toMatchObject([{ outcome: 'FAILED', failed: 1 }]);
  });

  it('says so when a program is missing', async () => {
    const { outcomes, printed } = await run([{ name: 'lint', command: ['no-such-program'] }]);
    expect(outcomes).toEqual({ lint: 'FAILED' });
    expect(printed.join()).toContain('no-such-program');
  });
});

describe('table', () => {
  it('has a line for each check, in columns', () => {
    expect(
      table([
        {
          name: 'unit tests',
          outcome: 'FAILED',
          seconds: 41.4,
          passed: 1200,
          failed: 2,
          failures: [],
          leftOut: ['a.ts'],
        },
        { ...noTests, name: 'lint', outcome: 'passed', seconds: 9.6, passed: 1 },
      ]),
    ).toBe(
      [
        'check       result  passed  failed  left out  seconds',
        'unit tests  FAILED    1200       2         1       41',
        'lint        passed       1       0         0       10',
      ].join('\n'),
    );
  });
});

describe('failureList', () => {
  it('names each test that failed, with its check', async () => {
    const { results } = await run([reporting('unit', 'process.exitCode = 1'), good('lint'), bad('types')]);
    expect(failureList(results)).toBe('FAILED  unit  it holds');
  });
});

describe('leftOutList', () => {
  it('says of each file how many of its tests were left out', () => {
    const result = { ...noTests, name: 'browsers', outcome: 'passed', seconds: 1 } as const;
    expect(leftOutList([{ ...result, leftOut: ['b.ts', 'c.ts', 'b.ts'] }, result])).toBe(
      'LEFT OUT  browsers  b.ts: 2\nLEFT OUT  browsers  c.ts: 1',
    );
    expect(leftOutList([result])).toBe('');
  });
});
