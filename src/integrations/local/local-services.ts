import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { errorMessage } from '../../site/values.ts';
import { localMailPath } from '../../vendors/emailjs.ts';

export type LocalServices = ReadonlyMap<string, RequestListener>;

/** A function as Supabase runs it. */
export type FetchHandler = (request: Request) => Promise<Response>;

type Print = (line: string) => void;

/** supabase-js calls the function at this path. */
const functionPath = '/functions/v1/chat-assistant';

const mailFolder = fileURLToPath(new URL('../../../mail', import.meta.url));

/** Replaces the hosted services: runs the assistant's function, and writes each e-mail to a file. */
export function localServices(loadAssistant: () => Promise<FetchHandler>, print: Print): LocalServices {
  return new Map([
    [functionPath, functionService(loadAssistant, print)],
    [localMailPath, mailService(mailFolder, print)],
  ]);
}

export function pathnameOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/\?.*$/s, '');
}

/** In the format of the function's own errors. */
const unavailable = {
  error: { code: 'function_unavailable', message: 'The chat assistant is not running.' },
};

/** Runs a function behind node:http. While it cannot be loaded, responds with 503 and prints the reason. */
export function functionService(load: () => Promise<FetchHandler>, print: Print): RequestListener {
  return (request, response) => {
    callFunction(request, response, load).catch((error: unknown) => {
      if (response.destroyed) return; // the visitor has left
      print(`The chat assistant could not start: ${errorMessage(error)}`);
      response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify(unavailable));
    });
  };
}

async function callFunction(
  request: IncomingMessage,
  response: ServerResponse,
  load: () => Promise<FetchHandler>,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const { method = 'GET', headers, socket } = request;
  const body = await buffer(request);
  const handle = await load();
  const reply = await handle(
    new Request(`http://localhost${functionPath}`, {
      method,
      // Set the address as a proxy would: the function counts requests by it, unless the client sends CF-Connecting-IP.
      headers: { ...(headers as Record<string, string>), 'x-forwarded-for': socket.remoteAddress ?? '' },
      ...(!['GET', 'HEAD'].includes(method) && { body: new Uint8Array(body) }),
      signal: left.signal,
    }),
  );
  const content = Buffer.from(await reply.arrayBuffer());
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(content);
}

const mailLimit = 50_000; // bytes, as for EmailJS

/** Writes each e-mail to a file in the folder, so that nothing leaves the machine. */
export function mailService(folder: string, print: Print): RequestListener {
  return (request, response) => {
    void receiveMail(request, folder, print)
      .catch((error: unknown) => {
        print(`The e-mail could not be saved: ${errorMessage(error)}`);
        return [500, 'The e-mail could not be saved'] as const;
      })
      .then(([status, text]) =>
        response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text),
      );
  };
}

async function receiveMail(
  request: IncomingMessage,
  folder: string,
  print: Print,
): Promise<readonly [status: number, text: string]> {
  const body = await buffer(request);
  if (request.method !== 'POST') return [405, 'Use POST'];
  // Pages of other origins cannot send JSON without a preflight request.
  if (!request.headers['content-type']?.startsWith('application/json')) return [415, 'Send JSON'];
  if (body.length > mailLimit) return [413, `An e-mail may not exceed ${mailLimit / 1000} kB`];
  let mail: unknown;
  try {
    mail = JSON.parse(body.toString());
  } catch {
    return [400, 'Send JSON'];
  }
  // The random part is for two servers that save an e-mail at the same moment.
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), `${JSON.stringify(mail, null, 2)}\n`);
  print(`E-mail saved: ${relative(process.cwd(), join(folder, name))}`);
  return [200, 'OK'];
}
