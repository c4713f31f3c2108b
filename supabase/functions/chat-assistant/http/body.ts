import { RequestError } from './errors.ts';

/** 16 kB: a question and the 8,000 bytes of earlier turns that the widget sends. */
export const maxBodyBytes = 16 * 1024;

/** @throws {RequestError} 413 as soon as too much has arrived; 400 if it is not JSON, or the caller leaves before its end */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request.body, maxBodyBytes).catch(() => {
    // Nobody reads this answer, but without it each visitor who leaves half-way would log a stack.
    throw new RequestError(400, 'body_incomplete', 'The body did not arrive whole.');
  });
  if (!bytes) {
    throw new RequestError(413, 'body_too_large', `The body must not be larger than ${maxBodyBytes} bytes.`);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestError(400, 'not_json', 'The body must be JSON in UTF-8.');
  }
}

/** Counts while it reads, since the header may be wrong. @returns undefined as soon as more than `limit` bytes have arrived */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(limit);
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of stream ?? []) {
    if (length + chunk.length > limit) return undefined;
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}
