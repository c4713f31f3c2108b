import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import { readBody } from './request.ts';

/** What EmailJS takes, in bytes. */
const bodyLimit = 50_000;

/**
 * Takes mails in place of a mail service and writes each down as it came: nothing leaves the machine.
 *
 * @param folder where; it is made when the first mail comes
 * @param print takes the line that says where a mail lies
 */
export function mailStandIn(folder: string, print: (line: string) => void): RequestListener {
  return (request, response) => {
    const send = (status: number, text: string): void => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    };
    take(request).then(
      ([status, text]) => send(status, text),
      (error: unknown) => {
        print(`A mail could not be written down: ${error instanceof Error ? error.message : String(error)}`);
        send(500, 'The mail could not be written down');
      },
    );
  };

  async function take(request: IncomingMessage): Promise<[status: number, text: string]> {
    const body = await readBody(request, bodyLimit + 1);
    if (request.method !== 'POST') return [405, 'Use POST'];
    if (body.length > bodyLimit) return [413, `A mail may have ${bodyLimit / 1000} kB`];
    const mail = readMail(body.toString());
    if (!mail) return [400, 'A mail is a JSON object with an e-mail address'];
    // Unique: the developer's server and that of the tests may get a mail at the same moment.
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), `${JSON.stringify(mail, null, 2)}\n`);
    print(`Mail saved: ${relative(process.cwd(), join(folder, name))}`);
    return [200, 'OK'];
  }
}

/** The mail of a request; undefined when it is no JSON object or holds no e-mail address. */
function readMail(body: string): object | undefined {
  if (!/"[^"\s@]+@[^"\s@]+"/.test(body)) return undefined;
  try {
    const mail: unknown = JSON.parse(body);
    return typeof mail === 'object' && mail !== null && !Array.isArray(mail) ? mail : undefined;
  } catch {
    return undefined;
  }
}
