import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { readBody } from './request.ts';

/** A function as Supabase runs it: web standards in, web standards out. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Where supabase-js looks for the function below the project's address. */
export const functionPath = '/functions/v1/chat-assistant';

/** More than the function takes, which answers 413 by itself. */
const bodyLimit = 100_000;

/**
 * Runs a function behind node:http.
 *
 * @param load gives the function; 503 is answered while it cannot
 * @param print takes the line that says why a question could not be answered
 */
export function functionService(
  load: () => Promise<WebHandler>,
  print: (line: string) => void,
): RequestListener {
  return (request, response) => {
    answer(request, response, load).catch((error: unknown) => {
      if (response.destroyed) return; // the visitor has left
      print(`The chat assistant does not answer: ${messageOf(error)}`);
      if (response.headersSent) response.destroy();
      else sendUnavailable(response);
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  load: () => Promise<WebHandler>,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = await readBody(request, bodyLimit);
  const handle = await load();
  const reply = await handle(
    new Request(`http://localhost${functionPath}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(hasBody && { body: new Uint8Array(body) }),
      signal: left.signal,
    }),
  );
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.flushHeaders(); // a reply that is being written may begin with a pause
  if (reply.body) await pipeline(Readable.fromWeb(reply.body as ReadableStream), response);
  else response.end();
}

/** The headers of a request, with the visitor's address where Supabase's gateway writes it. */
function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  headers.set('X-Forwarded-For', request.socket.remoteAddress ?? '');
  return headers;
}

/** Answers in the function's place, in the form of its own errors. */
function sendUnavailable(response: ServerResponse): void {
  const error = { code: 'function_unavailable', message: 'The chat assistant is not running.' };
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error }));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
