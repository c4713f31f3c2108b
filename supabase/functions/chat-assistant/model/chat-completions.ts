/** The protocol of OpenAI-compatible chat completions: one request, one reply. If it fails, the site itself answers. */

import { z } from 'zod';
import type { ModelSettings } from '../environment.ts';
import { readBytes } from '../http/chat-request.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Asks a model for a reply; the signal aborts the request. Throws if there is no reply. */
export type AskModel = (messages: readonly ModelMessage[], signal?: AbortSignal) => Promise<string>;

/** Why the model gave no reply. The message is for the log and never contains a visitor's text. */
export class ModelError extends Error {}

const maxBytes = 1024 * 1024;

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/** The returned function throws a `ModelError` for any failure. @param timeoutMs how long a visitor waits at most */
export function createModelClient({ apiKey, baseUrl, name }: ModelSettings, timeoutMs = 20_000): AskModel {
  return async (messages, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        // No token limit and no temperature: some services refuse one or the other.
        body: JSON.stringify({ model: name, messages }),
        // A redirect would send the key and the visitor's messages to another host.
        redirect: 'error',
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ModelError(`the model answered ${response.status}`);
      }
      return replyIn(await readBytes(response.body, maxBytes));
    } catch (error) {
      if (error instanceof ModelError) throw error;
      if (timeout.aborted) throw new ModelError(`the model did not answer within ${timeoutMs} ms`);
      throw new ModelError('the model could not be reached');
    }
  };
}

/** @param bytes undefined if there were too many */
function replyIn(bytes: Uint8Array | undefined): string {
  if (!bytes) throw new ModelError(`the model’s answer is larger than ${maxBytes} bytes`);
  try {
    return completion.parse(JSON.parse(new TextDecoder().decode(bytes))).choices[0].message.content;
  } catch {
    throw new ModelError('the model’s answer has no reply in it');
  }
}
