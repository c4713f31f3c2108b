import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Host {
  readonly name: string;
  readonly start: () => Promise<RunningServer>;
}

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** How long a host may take to answer, in ms; on an idle machine it takes up to 6 s. */
const startLimit = 50_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a server in its own process and waits until it answers. Throws its output if it exits or takes too long. */
export async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  // In its own process group: some servers start child processes, which would outlive them.
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...environment } });
  let printed = '';
  let failed = false;
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  child.once('error', (error) => {
    failed = true;
    printed += error.message;
  });
  process.once('exit', () => end(child)); // even if the tests are interrupted
  const deadline = Date.now() + startLimit;
  while (!(await answers(port))) {
    if (failed || child.exitCode !== null || Date.now() > deadline) {
      end(child);
      throw new Error(`${command} did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, stop: () => stop(child) };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  end(child);
  await ended;
}

function end(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    process.kill(-child.pid, 'SIGTERM');
  }
}
