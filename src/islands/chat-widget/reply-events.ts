import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';

const written = z.object({ text: z.string() });

/** Far above the longest reply, in characters. */
const maxBufferSize = 64_000;

/**
 * Reads a reply that is sent while it is written.
 *
 * @param onText takes the reply so far
 * @returns the data of the event `reply`, unchecked
 * @throws when the stream ends before it
 */
export async function readReplyEvents(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<unknown> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize }))
    .getReader(); // Safari has no "for await" over a stream
  for (;;) {
    const { done, value } = await events.read();
    if (done) throw new Error('The reply broke off.');
    const data: unknown = JSON.parse(value.data);
    if (value.event === 'reply') {
      await events.cancel();
      return data;
    }
    const piece = written.safeParse(data);
    if (piece.success) onText(piece.data.text);
  }
}
