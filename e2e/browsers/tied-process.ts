import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from './wait.ts';

export interface TiedProcess {
  /** Waits for something in what the program prints, and returns its first group. */
  printed(pattern: RegExp): Promise<string>;
  /** Ends the program and waits until it is gone. */
  end(): Promise<void>;
}

/**
 * The shell waits for the end of its own input, then ends the program. A pipe closes with its owner
 * even when that one is killed, so nothing outlives the tests.
 */
const script = '"$@" </dev/null & program=$!; cat >/dev/null; kill "$program"; wait "$program"';

/** Starts a program that ends with this process at the latest. */
export function startTied(
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): TiedProcess {
  const shell = spawn('sh', ['-c', script, 'sh', command, ...args], { env: { ...process.env, ...env } });
  const exit = once(shell, 'exit');
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return {
    async printed(pattern) {
      const state = `${command} to print ${pattern}`;
      const seen = await waitFor(
        state,
        () => Promise.resolve(output),
        (text) => pattern.test(text),
      );
      return pattern.exec(seen)?.[1] ?? '';
    },
    async end() {
      shell.stdin.end();
      await exit;
    },
  };
}

/**
 * Ends a program that something else has started, here Puppeteer, when this process ends at the latest.
 *
 * @returns ends it at once, where it still runs
 */
export function tie(pid: number): () => void {
  const args = ['-c', 'cat >/dev/null; kill "$1"', 'sh', String(pid)];
  const shell = spawn('sh', args, { stdio: ['pipe', 'ignore', 'ignore'] });
  return () => void shell.stdin.end();
}
