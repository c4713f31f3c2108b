import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** How long Deno may take to listen, in ms. It takes 250 ms on two cores, and took more than 10 s while two test runs kept them busy. */
const usualStartLimit = 45_000;

/** The environment that the function may read; everything else is hidden from it. */
const environment = [
  'ALLOWED_ORIGINS',
  'CLIENT_ADDRESS_HEADER',
  'LLM_API_KEY',
  'LLM_BASE_URL',
  'LLM_DAILY_LIMIT',
  'LLM_MODEL',
  'SB_REGION',
  'SUPABASE_URL',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
];

/** Those that name a host which the function calls. */
const addresses = ['LLM_BASE_URL', 'SUPABASE_URL'];

const functionEntry = fileURLToPath(
  new URL('../supabase/functions/chat-assistant/index.ts', import.meta.url),
);
const endWithParent = fileURLToPath(new URL('end-with-parent.ts', import.meta.url));

export interface FunctionOptions {
  /** Takes the one line that says why the function is not available. */
  readonly print: (line: string) => void;
  /** The module that calls `Deno.serve`; the chat-assistant by default. */
  readonly entry?: string;
  /** How long it may take to listen, in ms. */
  readonly startLimit?: number;
}

/** The function as it runs on this machine. */
export interface FunctionProcess {
  /** Where it listens; undefined when it could not start or has ended. */
  readonly address: () => URL | undefined;
  /** Ends it and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs the function under Deno on a free port of this machine, with no more rights than it needs:
 * to listen there, to read the environment variables named above and to call the hosts that they name. It ends with this process,
 * however that one ends.
 *
 * @returns when it listens or has failed to; a failure is printed and not thrown, so that the rest
 *   of the site can go on
 */
export async function startFunction(options: FunctionOptions): Promise<FunctionProcess> {
  const { print, entry = functionEntry, startLimit = usualStartLimit } = options;
  let address: URL | undefined;
  const fail = (reason: string): void => {
    address = undefined;
    print(`The chat assistant does not answer: ${reason} The rest of the site works.`);
  };

  let child: ChildProcessByStdio<Writable, null, Readable>;
  try {
    child = spawn(denoProgram(), denoArguments(entry), {
      stdio: ['pipe', 'inherit', 'pipe'],
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', // port 0: the system picks a free one
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
    });
  } catch (error) {
    fail(`Deno is not installed (${messageOf(error)}).`);
    return { address: () => undefined, stop: () => Promise.resolve() };
  }

  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', resolve as () => void).once('error', () => resolve());
  });
  const started = new Promise<void>((resolve) => {
    const complaints: string[] = [];
    let isTooLate = false;
    const tooLate = setTimeout(() => {
      isTooLate = true;
      complaints.push(`error: it did not listen within ${startLimit / 1000} s`);
      child.kill();
    }, startLimit);

    createInterface(child.stderr).on('line', (line) => {
      const listening = /^Listening on (http:\S+)/.exec(line)?.[1];
      if (listening) {
        address = new URL(listening);
        clearTimeout(tooLate);
        resolve();
      } else if (address) process.stderr.write(`${line}\n`);
      else complaints.push(line);
    });
    child.once('error', (error) => complaints.push(`error: ${error.message}`));
    void ended.then(() => {
      clearTimeout(tooLate);
      // Ctrl-C reaches Deno too: an end that was asked for is no failure.
      const asked = stopping || child.signalCode === 'SIGINT' || child.signalCode === 'SIGTERM';
      if (asked && !isTooLate) address = undefined;
      else fail(address ? 'Deno has ended.' : `Deno could not start it (${reasonIn(complaints)}).`);
      resolve();
    });
  });

  await started;
  return {
    address: () => address,
    async stop() {
      stopping = true;
      child.kill();
      await ended;
    },
  };
}

/** The program itself: the package's bin would put a Node process in between, which signals miss. */
function denoProgram(): string {
  const install = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string };
  return install.runInstall();
}

function denoArguments(entry: string): string[] {
  return [
    'run',
    '--no-prompt',
    '--cached-only', // never fetches a package
    '--node-modules-dir=manual', // packages from the project's node_modules, see docs/decisions/020
    `--allow-net=${['127.0.0.1:0', ...calledHosts(process.env)].join(',')}`,
    `--allow-env=${environment.join(',')}`,
    `--preload=${endWithParent}`,
    entry,
  ];
}

/**
 * The hosts, with their ports, that the function is set up to call. What is no address names none:
 * the function itself says what is wrong with it.
 */
export function calledHosts(env: Readonly<Record<string, string | undefined>>): string[] {
  return addresses.flatMap((name) => {
    const value = env[name] ?? '';
    if (!URL.canParse(value)) return [];
    const { protocol, hostname, port } = new URL(value);
    return hostname ? [`${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`] : [];
  });
}

/** What Deno gives as the reason, without the lines around it. */
function reasonIn(complaints: readonly string[]): string {
  const line = complaints.find((complaint) => complaint.startsWith('error:')) ?? complaints.at(-1);
  return line?.replace(/^error: /, '').replace(/\.$/, '') ?? 'it gave no reason';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
