import * as z from 'zod/mini';
import { type ChatFailure, type ChatMessage, longestReply, readSuggestions } from './state.ts';

/** Where the assistant's function is. */
export interface ChatService {
  /** The functions' base address, without the function's name; may be a path of this site. */
  readonly url: string;
  /** The backend's public anonymous key; empty for the local function. */
  readonly anonKey: string;
}

export type Answer =
  | { readonly ok: true; readonly text: string; readonly suggestions: readonly string[] }
  | { readonly ok: false; readonly failure: ChatFailure };

/** How much of the earlier conversation is sent: the function reads at most 16 kB in all. */
const turns = 20;
const turnBytes = 8_000;
const turnLength = 4_000; // characters; the function refuses a longer turn
const retryDelays = [1_000, 2_000, 4_000]; // ms
const timeout = 60_000; // ms for the whole answer, above the function's own limits

/** How long a visitor waits when the answer to too many questions names no time. */
const usualLimit = 30; // s
/** Nobody waits longer for a chat; the next question may be refused again. */
const longestLimit = 600; // s

const reply = z.object({
  response: z.string().check(z.trim(), z.minLength(1)),
  suggestions: z.optional(z.unknown()),
});

/**
 * Asks the assistant. A call that never reached the function is repeated (`withRetries`), an answered one never.
 *
 * @param message the question
 * @param history the messages before it
 * @param signal ends the call; the answer is a failure then
 */
export async function ask(
  service: ChatService,
  message: string,
  history: readonly ChatMessage[],
  signal?: AbortSignal,
): Promise<Answer> {
  const request: RequestInit = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // The page's language, for questions that do not show theirs ("Hej!", "GDPR?").
      'Accept-Language': document.documentElement.lang,
      ...(service.anonKey && { apikey: service.anonKey }),
    },
    body: JSON.stringify({ message, messages: recentTurns(history) }),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  };
  try {
    const response = await withRetries(() =>
      fetch(`${service.url.replace(/\/$/, '')}/chat-assistant`, request),
    );
    if (response.status === 429) {
      return { ok: false, failure: { cause: 'limited', seconds: limitOf(response) } };
    }
    if (!response.ok) throw new Error(`It answered with status ${response.status}.`);
    const read = reply.safeParse(await response.json());
    if (!read.success) return { ok: false, failure: { cause: 'response' } };
    const { response: text, suggestions } = read.data;
    return { ok: true, text: shortened(text), suggestions: readSuggestions(suggestions) };
  } catch (error) {
    if (!signal?.aborted) console.error('The assistant could not be reached.', error);
    return { ok: false, failure: { cause: 'connection' } };
  }
}

/**
 * Repeats a call that never arrived: three times, after 1, 2 and 4 seconds. One that ran into the time limit may have
 * arrived.
 *
 * @throws the last failure, or the first one after which the call may have arrived
 */
async function withRetries<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelays) {
    try {
      return await call();
    } catch (error) {
      const isUnreached = error instanceof TypeError; // what `fetch` throws without a connection
      if (!isUnreached) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call();
}

/** The reply, cut to a length that can be shown. */
function shortened(text: string): string {
  // Not between the two halves of a character.
  return text.length > longestReply
    ? `${text.slice(0, longestReply - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
}

/** The newest turns that fit, oldest first. */
function recentTurns(history: readonly ChatMessage[]): Pick<ChatMessage, 'role' | 'content'>[] {
  const encoder = new TextEncoder();
  const recent: Pick<ChatMessage, 'role' | 'content'>[] = [];
  let size = 0;
  for (const { role, content: whole } of history.slice(-turns).toReversed()) {
    const content = whole.slice(0, turnLength);
    size += encoder.encode(JSON.stringify({ role, content })).length;
    if (size > turnBytes) break;
    recent.unshift({ role, content });
  }
  return recent;
}

/** Seconds to wait when the function has refused because of its limits. */
function limitOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, longestLimit) : usualLimit;
}
