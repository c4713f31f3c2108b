import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many ports are tried after the wanted one. */
const attempts = 20;

/**
 * The port that PORT asks for, 4321 when it is not set.
 *
 * @throws with the remedy when it is no port
 */
export function wantedPort(setting: string | undefined): number {
  if (setting === undefined || setting === '') return 4321;
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${setting}". Set it to a number from 1 to 65535, or leave it out for 4321.`);
}

/**
 * Listens on this machine only, on the wanted port or, when it is taken, on the next free one.
 *
 * @param onTaken told each port that was taken
 * @returns the port that the server listens on
 * @throws when no port of the range is free, or listening fails for another reason
 */
export async function listen(
  server: Server,
  wanted: number,
  onTaken: (port: number) => void,
): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port += 1) {
    if (await tryPort(server, port)) return (server.address() as AddressInfo).port;
    onTaken(port);
  }
  throw new Error(`The ports ${wanted} to ${wanted + attempts - 1} are all taken. Free one, or set PORT.`);
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
