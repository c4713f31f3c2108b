/** The protocol of OpenAI-compatible chat completions: one request, one reply, whole or streamed. */

import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { ModelSettings } from '../environment.ts';
import { readBytes } from '../http/body.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** How one reply is asked for. */
export interface Asking {
  /** Takes the reply as far as it is written, unchecked; without it the reply comes whole. */
  readonly onText?: (text: string) => void;
  /** Ends the request. */
  readonly signal?: AbortSignal;
}

/** Asks a model; throws when it gives no reply. */
export type Completions = (messages: readonly ModelMessage[], asking?: Asking) => Promise<string>;

/** Why the model gave no reply. The message is for the log and never holds what a visitor wrote. */
export class ModelError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModelError';
  }
}

export interface CompletionOptions {
  /** For all of it, the retry included, in ms: longer and a visitor has gone. It also limits what a reply can cost. */
  readonly budget?: number;
  /** How long to wait before a busy service is asked once more, in ms. */
  readonly pause?: number;
}

/** Limit of a response in bytes. In a stream each token takes 300–500 bytes. */
const maxBytes = 1024 * 1024;

/** Least size in bytes for which a chunk of a stream counts: a smaller one costs as much to process. */
const leastPiece = 256;

/** A reply is cut here, so the request for the rest is ended. */
const maxReplyLength = 8_000; // characters

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
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
 * Connects a model. The function that it makes asks for a stream where somebody listens; what the service could
 * not do just now (429, 5xx) is asked once more, as long as the time allows.
 *
 * @returns a function that gives the reply as the model wrote it, which may be empty, and throws a
 *   {@link ModelError} for everything that goes wrong, within the budget
 */
export function createCompletions(
  { apiKey, baseUrl, model }: ModelSettings,
  { budget = 20_000, pause = 500 }: CompletionOptions = {},
): Completions {
  // OpenAI refuses a stream of some models to organisations that it has not verified.
  let mayStream = true;

  return async (messages, { onText, signal: left } = {}) => {
    const tooLate = AbortSignal.timeout(budget);
    const signal = left ? AbortSignal.any([tooLate, left]) : tooLate;
    const ask = (stream: boolean) =>
      fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        // No limit of tokens and no temperature: each is refused by some service.
        body: JSON.stringify({ model, messages, ...(stream && { stream }) }),
        // A redirect would take the key and the visitor's words to another host.
        redirect: 'error',
        signal,
      });
    try {
      const stream = onText !== undefined && mayStream;
      let response = await ask(stream);
      if (response.status === 429 || response.status >= 500) {
        await response.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, pause));
        response = await ask(stream);
      } else if (response.status === 400 && stream) {
        await response.body?.cancel();
        response = await ask(false);
        mayStream = !response.ok;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new ModelError(`the model answered ${response.status}`);
      }
      const isStream = /^text\/event-stream\b/i.test(response.headers.get('Content-Type') ?? '');
      if (onText && response.body && isStream) return await readStream(response.body, onText);
      const bytes = await readBytes(response.body, maxBytes);
      if (!bytes) throw tooLarge();
      return read(completion, new TextDecoder().decode(bytes)).choices[0]!.message.content;
    } catch (error) {
      if (error instanceof ModelError) throw error;
      if (tooLate.aborted) throw new ModelError(`the model did not answer within ${budget} ms`);
      throw new ModelError('the model could not be reached');
    }
  };
}

/**
 * Reads a streamed reply to its end.
 *
 * @param onText takes the reply as far as it is written, each time that it has grown
 * @throws {ModelError} when it is none, breaks off or is too large
 */
async function readStream(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<string> {
  let text = '';
  let size = 0;
  let isFinished = false;
  let isOver = false;
  const parser = createParser({
    onEvent({ data }) {
      // Events of the same piece still come after the last that is wanted.
      if (isOver) return;
      if (data === '[DONE]') {
        isOver = true;
        return;
      }
      const [choice] = read(chunk, data).choices;
      if (choice?.delta?.content) {
        text += choice.delta.content;
        onText(text);
      }
      if (choice?.finish_reason) isFinished = true;
      isOver = text.length > maxReplyLength;
    },
  });
  const decoder = new TextDecoder();
  // Leaving the loop early cancels the stream, and with it the service's work.
  for await (const bytes of body) {
    size += Math.max(bytes.length, leastPiece);
    if (size > maxBytes) throw tooLarge();
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (isOver) break;
  }
  if (!isFinished && !isOver) throw new ModelError('the model’s answer broke off');
  return text;
}

/** Reads JSON of a known form. */
function read<Schema extends z.ZodType>(schema: Schema, json: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new ModelError('the model’s answer has no reply in it');
  }
}

function tooLarge(): ModelError {
  return new ModelError(`the model’s answer is larger than ${maxBytes} bytes`);
}
