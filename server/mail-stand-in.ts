import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { mailProvider, type MailProviderId } from '../src/mail/providers.ts';
import { composeMail } from './mail-message.ts';
import { type MailParameters, MailRefusal, readMailRequest, readWebhookRequest } from './mail-request.ts';
import { type Middleware, pathOf } from './middleware.ts';
import { readText } from './read-text.ts';

/** EmailJS takes 50 kB of variables and one request a second. */
const bodyLimit = 50_000;
const interval = 1_000;

export interface MailStandInOptions {
  /** Where mails are kept; made when the first one comes. */
  readonly folder: string;
  /** Takes a line that says where a mail was kept. */
  readonly print: (line: string) => void;
  /** The time in ms; a clock of its own lets tests pass without waiting. */
  readonly now?: () => number;
}

/** How the stand-in reads the requests of each mail service. */
const readers: Readonly<Record<MailProviderId, (body: string) => MailParameters>> = {
  emailjs: readMailRequest,
  webhook: readWebhookRequest,
};

/** The reader by the path of the request. */
const readerOf = new Map(
  Object.entries(readers).map(([id, read]) => [mailProvider(id as MailProviderId).address.local, read]),
);

/** Answers as the mail services do, with EmailJS's limits, but keeps each mail as a file: nothing leaves the machine. */
export function mailStandIn({ folder, print, now = Date.now }: MailStandInOptions): Middleware {
  let lastAccepted = -Infinity;

  return (request, response, next) => {
    const read = readerOf.get(pathOf(request) ?? '');
    if (!read) {
      next();
      return;
    }
    accept(request, read).then(
      () => send(response, 200, 'OK'),
      (error: unknown) => {
        if (error instanceof MailRefusal) send(response, error.status, error.message);
        else {
          print(`A mail could not be kept: ${error instanceof Error ? error.message : String(error)}`);
          send(response, 500, 'The mail could not be kept');
        }
      },
    );
  };

  async function accept(request: IncomingMessage, read: (body: string) => MailParameters): Promise<void> {
    if (request.method !== 'POST') throw new MailRefusal(405, 'Use POST');
    const body = await readText(request, bodyLimit).catch(() => {
      throw new MailRefusal(400, 'The body did not arrive whole');
    });
    if (body === undefined) throw new MailRefusal(413, 'The variables are larger than 50 kB');
    const parameters = read(body);
    const time = now();
    if (time - lastAccepted < interval) throw new MailRefusal(429, 'Too many requests');
    lastAccepted = time;

    const date = new Date(time);
    // Unique, since a developer's server and that of the tests may keep a mail at the same moment.
    const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const file = join(folder, name);
    await mkdir(folder, { recursive: true });
    await writeFile(file, await composeMail(parameters, date));
    print(`A mail was kept in ${relative(process.cwd(), file)}`);
  }
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
