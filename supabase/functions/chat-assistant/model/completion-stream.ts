/** The streamed form of chat completions: server-sent events, each with a piece of the reply. */

import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { ModelError } from './model-error.ts';

/** A piece of one token is 300 bytes with all that surrounds it; thoughts take 2,000 tokens. */
const maxStreamBytes = 1024 * 1024;

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
  const events = body
    .pipeThrough(limitedTo(maxStreamBytes))
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  let text = '';
  let isFinished = false;
  // Leaving the loop early cancels the stream, and with it the service's work.
  for await (const { data } of events) {
    if (data === '[DONE]') {
      isFinished = true;
      break;
    }
    const [choice] = choicesIn(data);
    if (choice?.delta?.content) {
      text += choice.delta.content;
      onText(text);
    }
    if (choice?.finish_reason) isFinished = true;
    if (text.length > maxReplyLength) return text;
  }
  if (!isFinished) throw new ModelError('the model’s answer broke off');
  return text;
}

function choicesIn(data: string): z.infer<typeof chunk>['choices'] {
  try {
    return chunk.parse(JSON.parse(data)).choices;
  } catch {
    throw new ModelError('the model’s answer has no reply in it');
  }
}

/** Passes bytes on; more than so many end in an error. */
function limitedTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(bytes, controller) {
      size += bytes.length;
      if (size > limit) throw new ModelError(`the model’s answer is larger than ${limit} bytes`);
      controller.enqueue(bytes);
    },
  });
}
