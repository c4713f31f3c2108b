import type { IncomingMessage } from 'node:http';

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
