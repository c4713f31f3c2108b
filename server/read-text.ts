import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request as UTF-8 text.
 *
 * @param limit the most bytes that are kept; the rest of a longer body is read and thrown away, so
 *   that the connection can carry the answer
 * @returns undefined when the body is longer
 */
export async function readText(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  return length <= limit ? Buffer.concat(chunks).toString('utf8') : undefined;
}
