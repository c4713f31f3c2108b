import { RequestError } from './request-error.ts';

/** 16 kB: a conversation of the allowed length fits several times over, an attack does not. */
export const maxBodyBytes = 16 * 1024;

/**
 * Reads the body of a request as JSON.
 *
 * @throws {RequestError} 413 as soon as more than `maxBodyBytes` have arrived, 400 when it is no JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestError({ status: 400, code: 'not_json', message: 'The body must be JSON in UTF-8.' });
  }
}

/** Counts while reading: Content-Length may be absent or untrue. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  // Leaving the loop early cancels the stream, so the rest is never held in memory.
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > maxBodyBytes) {
      throw new RequestError({
        status: 413,
        code: 'body_too_large',
        message: `The body must not be larger than ${maxBodyBytes} bytes.`,
      });
    }
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}
