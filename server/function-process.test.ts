import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { calledHosts, type FunctionProcess, startFunction } from './function-process.ts';
import { listen } from './listen.ts';
import { eventually } from '../src/testing/eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'function-'));
afterAll(() => rmSync(folder, { recursive: true }));

let running: FunctionProcess | undefined;
let lines: string[] = [];
afterEach(() => running?.stop());

/** Starts a function of these lines of code. */
async function start(code: string, limits: { startLimit?: number } = {}): Promise<FunctionProcess> {
  const entry = join(folder, 'index.ts');
  writeFileSync(entry, code);
  lines = [];
  running = await startFunction({ ...limits, entry, print: (line) => lines.push(line) });
  return running;
}

async function ask(process: FunctionProcess): Promise<string> {
  return (await fetch(process.address() ?? expect.fail('does not listen'))).text();
}

/** True while something listens there. */
function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

const greeting = `Deno.serve(() => new Response('Hello'));`;

describe('startFunction', () => {
  it('runs the function on a port of this machine until it is stopped', async () => {
    const process = await start(greeting);
    const address = process.address();
    expect(address?.hostname).toBe('127.0.0.1');
    expect(await ask(process)).toBe('Hello');
    await process.stop();
    expect(process.address()).toBeUndefined();
    expect(await answers(String(address))).toBe(false);
    expect(lines).toEqual([]);
  });

  it('stops a function that hangs in a loop', async () => {
    const process = await start(`Deno.serve(() => { for (;;); });`);
    const address = String(process.address());
    const asked = fetch(address).catch(() => 'broken off');
    await process.stop();
    expect(await asked).toBe('broken off');
    expect(await answers(address)).toBe(false);
  });

  it('lets the function read its own settings and nothing else', async () => {
    vi.stubEnv('ALLOWED_ORIGINS', 'https://nordlys.example');
    vi.stubEnv('OTHER_SECRET', 'secret');
    const process = await start(`
      const attempt = async (task) => { try { return String(await task()); } catch (error) { return error.name; } };
      Deno.serve(async () => Response.json([
        await attempt(() => Deno.env.get('ALLOWED_ORIGINS')),
        await attempt(() => Deno.env.get('OTHER_SECRET')),
        await attempt(() => Deno.readTextFile('package.json')),
        await attempt(() => Deno.writeTextFile('${folder}/x', '')),
        await attempt(() => Deno.connect({ hostname: '127.0.0.1', port: 1 })),
        await attempt(() => new Deno.Command('ls').output()),
      ]));`);
    vi.unstubAllEnvs();
    expect(JSON.parse(await ask(process))).toEqual([
      'https://nordlys.example',
      ...Array<string>(5).fill('NotCapable'),
    ]);
  });

  it('lets it call the hosts that its settings name, and no other', async () => {
    const model = createServer((_request, response) => response.end('Hello'));
    const port = await listen(model, 0, () => undefined);
    vi.stubEnv('LLM_BASE_URL', `http://127.0.0.1:${port}/v1`);
    const process = await start(`
      const attempt = (url) => fetch(url).then((answer) => answer.text(), (error) => error.name);
      Deno.serve(async () => Response.json([
        await attempt(Deno.env.get('LLM_BASE_URL')),
        await attempt('http://127.0.0.1:45678/'),
      ]));`);
    vi.unstubAllEnvs();
    expect(JSON.parse(await ask(process))).toEqual(['Hello', 'NotCapable']);
    model.close();
  });

  it.each([
    ['a module that is missing', `import './missing.ts';`, /Module not found ".*missing\.ts"/],
    ['an error at the start', `throw new Error('No sense');`, /Uncaught .*No sense/],
    ['code that cannot be read', `const = 5;`, /could not start it \(/],
  ])('says in one line why it could not start: %s', async (_name, code, reason) => {
    const process = await start(code);
    expect(process.address()).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(reason);
    expect(lines[0]).toMatch(/^The chat assistant does not answer: .* The rest of the site works\.$/);
  });

  it('gives up a function that does not listen in time, and says so', async () => {
    const process = await start('setInterval(() => undefined, 1_000);', { startLimit: 200 });
    expect(process.address()).toBeUndefined();
    expect(lines).toEqual([
      'The chat assistant does not answer: Deno could not start it (it did not listen within 0.2 s). The rest of the site works.',
    ]);
  });

  it('says so when the function ends by itself', async () => {
    const process = await start(
      `Deno.serve(() => { setTimeout(() => Deno.exit(3)); return new Response(); });`,
    );
    await ask(process);
    await eventually(() => expect(process.address()).toBeUndefined());
    expect(lines).toEqual([
      'The chat assistant does not answer: Deno has ended. The rest of the site works.',
    ]);
  });

  it.each(['SIGKILL', 'SIGTERM', 'an error'])('ends with the process that started it: %s', async (end) => {
    writeFileSync(join(folder, 'index.ts'), greeting);
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { startFunction } from '${join(import.meta.dirname, 'function-process.ts')}';
         const { address } = await startFunction({ entry: '${join(folder, 'index.ts')}', print: console.error });
         console.log(String(address()));
         process.stdin.once('data', () => { throw new Error('Unexpected'); });`,
      ],
      { stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const address = output.toString().trim();
    expect(await answers(address)).toBe(true);
    if (end === 'an error') parent.stdin.write('now\n');
    else parent.kill(end as NodeJS.Signals);
    await once(parent, 'exit');
    await eventually(async () => expect(await answers(address)).toBe(false));
  });
});

describe('calledHosts', () => {
  it('names host and port of each address that is set', () => {
    const env = {
      LLM_BASE_URL: 'https://llm.example/v1',
      SUPABASE_URL: 'http://[::1]:8000',
      HOME: 'https://x.example',
    };
    expect(calledHosts(env)).toEqual(['llm.example:443', '[::1]:8000']);
  });

  it('names none for what is missing or no address', () => {
    expect(calledHosts({})).toEqual([]);
    expect(calledHosts({ LLM_BASE_URL: 'llm', SUPABASE_URL: '' })).toEqual([]);
  });
});
