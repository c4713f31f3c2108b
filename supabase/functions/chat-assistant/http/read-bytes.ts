/**
 * Reads a stream to its end, counting: what a header says of the length may be absent or untrue.
 *
 * @param limit the most bytes that are held
 * @returns undefined as soon as more have arrived; the rest is never read
 */
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
