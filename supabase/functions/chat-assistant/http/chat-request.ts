import { z } from 'zod';
import { maxBodyBytes, maxQuestionLength, maxTurnLength, maxTurns } from '../../_shared/limits.ts';
import { RequestError } from './errors.ts';

const textUpTo = (most: number) =>
  z.string('must be text.').max(most, `must not be longer than ${most} characters.`);

const turn = z.object({
  // No other role: a "system" turn from a caller would have the site's own authority.
  role: z.enum(['user', 'assistant'], 'must be "user" or "assistant".'),
  content: textUpTo(maxTurnLength),
});

const wrongBody = 'must be an object with "message" and "messages".';

const chatRequest = z.object(
  {
    message: textUpTo(maxQuestionLength).refine((text) => text.trim() !== '', 'must not be empty.'),
    messages: z
      .array(turn, 'must be a list of turns.')
      .max(maxTurns, `must not contain more than ${maxTurns} turns.`),
  },
  wrongBody,
);

/** A visitor's question with the conversation before it, oldest turn first. */
export type ChatRequest = z.infer<typeof chatRequest>;

/**
 * @throws {RequestError} 413 as soon as too many bytes have arrived; 400 if the body is not JSON, or the caller
 *   disconnects before its end
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request.body, maxBodyBytes).catch(() => {
    // No one reads this response, but without it every visitor who disconnects early would log a stack trace.
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

/**
 * Counts bytes while reading, since the header may be wrong. @returns undefined as soon as more than `limit` bytes have arrived
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

/** Drops unknown fields. @throws {RequestError} 400 with the first wrong field */
export function parseChatRequest(data: unknown): ChatRequest {
  const result = check(data);
  if (result?.success) return result.data;
  const [issue] = result?.error.issues ?? [];
  const field = issue?.path.join('.') || 'body';
  throw new RequestError(400, codeOf(issue), `"${field}" ${issue?.message ?? wrongBody}`, { field });
}

/** @returns undefined if zod itself throws, for example for an object with a bogus `length` instead of a string */
function check(data: unknown) {
  try {
    return chatRequest.safeParse(data);
  } catch {
    return undefined;
  }
}

function codeOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== 'too_big') return 'invalid_field';
  return issue.origin === 'array' ? 'too_many_turns' : 'message_too_long';
}

/** The language of the visitor's page, such as `sv`, which the widget sends as `Accept-Language`; undefined if there is none. */
export function pageLocaleOf(headers: Headers): string | undefined {
  const tag = /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(headers.get('Accept-Language') ?? '')?.[1];
  return tag?.toLowerCase();
}
