/** For tests: a server on this machine that speaks the protocol, with all that may go wrong. */

import assert from 'node:assert/strict';
import { type Asking, type CompletionOptions, createCompletions } from './chat-completions.ts';
import { ModelError } from './model-error.ts';

export type Answer = (request: Request, turn: number) => Response | Promise<Response>;
export const messages = [{ role: 'user', content: 'secret words' }] as const;
export const reply = (content: unknown) =>
  Response.json({ choices: [{ message: { role: 'assistant', content } }] });

/** Asks a server that answers so; gives the reply or the reason, and the requests that it got. */
export async function ask(answer: Answer, options: CompletionOptions = {}, times = 1, asking: Asking = {}) {
  const bodies: unknown[] = [];
  const stopping = new AbortController();
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined, signal: stopping.signal },
    async (request) => {
      bodies.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('Authorization'),
        ...(await request.json()),
      });
      return answer(request, bodies.length);
    },
  );
  const settings = {
    apiKey: 'key',
    baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
    model: 'small',
    dailyLimit: 1,
  };
  const complete = createCompletions(settings, { pause: 1, ...options });
  let result: unknown;
  for (let turn = 0; turn < times; turn += 1) {
    result = await complete(messages, asking).catch((error: unknown) => error);
  }
  stopping.abort();
  await server.finished;
  return { result, bodies };
}

export function reasonOf(result: unknown): string {
  assert(result instanceof ModelError, String(result));
  assert(!result.message.includes('secret') && !result.message.includes('key'));
  return result.message;
}
