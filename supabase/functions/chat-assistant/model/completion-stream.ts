/** The streamed form of chat completions: server-sent events, each with a piece of the reply. */

import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ModelError } from './model-error.ts';

/** The most events: one for each of the 2,000 tokens that thoughts and reply may have, and some without. */
const maxEvents = 2_500;

/** The most that is read, in bytes: a token comes in 300 with all that surrounds it, of some services in 500. */
const maxStreamBytes = 1024 * 1024;

/** What a piece of the stream counts for at least, in bytes: taking a smaller one costs as much. */
const leastPiece = 256;

/** Of a longer reply nothing more is shown, so the rest need not be written. */
const maxReplyLength = 8_000; // characters

const chunk = z.object({
  // Services send chunks without a choice too, such as the count of tokens.
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * Reads a streamed reply to its end.
 *
 * @param onText takes the reply as far as it is written, each time that it has grown
 * @throws {ModelError} when it is none, breaks off or is too large
 */
export async function readCompletionStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<string> {
  let text = '';
  let size = 0;
  let events = 0;
  let isFinished = false;
  let isOver = false;
  const parser = createParser({
    onEvent({ data }) {
      // Events of the same piece still come after the last that is wanted.
      if (isOver) return;
      events += 1;
      if (events > maxEvents) throw new ModelError(`the model’s answer has more than ${maxEvents} events`);
      if (data === '[DONE]') {
        isOver = true;
        return;
      }
      const [choice] = choicesIn(data);
      if (choice?.delta?.content) {
        text += choice.delta.content;
        onText(text);
      }
      if (choice?.finish_reason) isFinished = true;
      isOver = text.length > maxReplyLength;
    },
  });
  const decoder = new TextDecoder();
  // Leaving the loop early cancels the stream, and with it the service's work. The parser is fed by hand: streams
  // in between would cost more than all that is done here.
  for await (const bytes of body) {
    size += Math.max(bytes.length, leastPiece);
    if (size > maxStreamBytes) {
      throw new ModelError(`the model’s answer is larger than ${maxStreamBytes} bytes`);
    }
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (isOver) break;
  }
  if (!isFinished && !isOver) throw new ModelError('the model’s answer broke off');
  return text;
}

function choicesIn(data: string): z.infer<typeof chunk>['choices'] {
  try {
    return chunk.parse(JSON.parse(data)).choices;
  } catch {
    throw new ModelError('the model’s answer has no reply in it');
  }
}
