import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The port that PORT asks for, 4321 when it is not set.
 *
 * @throws with the remedy when it is not a port
 */
export function wantedPort(setting: string | undefined): number {
  if (setting === undefined || setting === '') return 4321;
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${setting}". Set it to a number from 1 to 65535, or leave it out for 4321.`);
}

/**
 * Listens on this machine only.
 *
 * @param port 0 for any that is free
 * @returns the port that the server listens on
 * @throws with the remedy when it is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1}.`);
  });
  return (server.address() as AddressInfo).port;
}

/** The path of a request as it was written, without the query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/\?.*$/s, '');
}

/**
 * Reads the body of a request to its end, so that the connection can carry the answer.
 *
 * @param limit how many bytes are kept; what comes after them is thrown away
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length < limit) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}
