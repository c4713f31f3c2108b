import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { localMailPath } from '../../src/vendors/emailjs.ts';
import { readBody } from './listen.ts';

/** What answers a request, by its path. */
export type Services = ReadonlyMap<string, RequestListener>;

const mailFolder = fileURLToPath(new URL('../../mail', import.meta.url));

/**
 * What answers on this machine in place of the services that the published site uses: the assistant's function itself,
 * and a mail service that writes each mail into a file.
 *
 * @param loadAssistant gives the function for each question
 * @param print logs what a developer should see
 */
export function localServices(
  loadAssistant: () => Promise<WebHandler>,
  print: (line: string) => void,
): Services {
  return new Map([
    [functionPath, functionService(loadAssistant, print)],
    [localMailPath, mailService(mailFolder, print)],
  ]);
}

/** A function as Supabase runs it: web standards in, web standards out. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Where supabase-js looks for the function below the project's address. */
export const functionPath = '/functions/v1/chat-assistant';

/** More than the function accepts, which answers 413 by itself. */
const questionLimit = 100_000;

/** The answer in the function's place, in the form of its own errors. */
const unavailable = {
  error: { code: 'function_unavailable', message: 'The chat assistant is not running.' },
};

/**
 * Runs a function behind node:http.
 *
 * @param load gives the function; 503 is answered while it cannot
 * @param print logs why a question could not be answered
 */
export function functionService(
  load: () => Promise<WebHandler>,
  print: (line: string) => void,
): RequestListener {
  return (request, response) => {
    // `Request`, which has no TRACE, would throw.
    if (request.method === 'TRACE') {
      response.writeHead(405, { Allow: 'POST, OPTIONS' }).end();
      return;
    }
    answer(request, response, load).catch((error: unknown) => {
      if (response.destroyed) return; // the visitor has left
      print(`The chat assistant does not answer: ${messageOf(error)}`);
      response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(unavailable));
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
  const address = request.socket.remoteAddress ?? '';
  const body = await readBody(request, questionLimit);
  const handle = await load();
  const reply = await handle(
    new Request(`http://localhost${functionPath}`, {
      method: request.method ?? 'GET',
      // The function reads this where no CF-Connecting-IP stands; what the visitor sent of it is replaced.
      headers: { ...(request.headers as Record<string, string>), 'x-forwarded-for': address },
      ...(hasBody && { body: new Uint8Array(body) }),
      signal: left.signal,
    }),
  );
  const content = Buffer.from(await reply.arrayBuffer());
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(content);
}

/** What an error says; of anything else that was thrown, its text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What EmailJS accepts, in bytes. What is cut there is no JSON any more. */
const mailLimit = 50_000;

/**
 * Receives mails in place of a mail service and writes each into a file as it came: nothing leaves the machine.
 *
 * @param folder where; it is made when the first mail comes
 * @param print logs where a mail is
 */
export function mailService(folder: string, print: (line: string) => void): RequestListener {
  return (request, response) => {
    const failed = (error: unknown): [number, string] => {
      print(`A mail could not be written: ${messageOf(error)}`);
      return [500, 'The mail could not be written'];
    };
    void receive(request)
      .catch(failed)
      .then(([status, text]) =>
        response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text),
      );
  };

  async function receive(request: IncomingMessage): Promise<[status: number, text: string]> {
    const body = await readBody(request, mailLimit);
    if (request.method !== 'POST') return [405, 'Use POST'];
    // Pages of other origins cannot send JSON without asking first.
    if (!request.headers['content-type']?.startsWith('application/json')) return [415, 'Send JSON'];
    const mail = readMail(body.toString());
    if (!mail) return [400, `A mail is a JSON object of ${mailLimit / 1000} kB at most`];
    // Unique: the developer's server and that of the tests may get a mail at the same moment.
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), `${JSON.stringify(mail, null, 2)}\n`);
    print(`Mail saved: ${relative(process.cwd(), join(folder, name))}`);
    return [200, 'OK'];
  }
}

/** The mail of a request; undefined when it is not a JSON object. */
function readMail(body: string): object | undefined {
  try {
    const mail: unknown = JSON.parse(body);
    return typeof mail === 'object' && mail !== null && !Array.isArray(mail) ? mail : undefined;
  } catch {
    return undefined;
  }
}
