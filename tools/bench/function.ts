/** The part of `npm run bench` that measures the assistant's function, in a new process under Deno, as on Supabase. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What Supabase allows a worker: https://supabase.com/docs/guides/functions/limits */
const limits = { cpu: 2_000, memory: 256 };

/** Prints what the function's start costs, the first question in each language, and questions that are made to be costly. */
export function benchFunction(): void {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const config = path('../../supabase/functions/chat-assistant/deno.json');
  const flags = ['--no-prompt', '--allow-read', '--node-modules-dir=manual', `--config=${config}`];
  const output = execFileSync('deno', ['run', ...flags, path('function-process.ts')], { encoding: 'utf8' });
  const steps = JSON.parse(output) as readonly [string, typeof limits][];
  const rows = [...steps, ['limits of Supabase', limits] as const];
  console.table(
    Object.fromEntries(
      rows.map(([step, { cpu, memory }]) => [step, { 'CPU, ms': cpu, 'memory, MB': memory }]),
    ),
  );
}
