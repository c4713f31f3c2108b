import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js';
import * as z from 'zod/mini';
import {
  maxHistoryBytes,
  maxHistoryTurns,
  maxTurnLength,
} from '../../../supabase/functions/_shared/limits.ts';
import type { ChatService } from '../../vendors/supabase.ts';
import { type ChatMessage, maxReplyLength, type ReplyResult, truncate } from './chat-state.ts';

/** Leaves room for earlier turns: in some scripts, each character of a long turn has 3 bytes. */
const maxTurnBytes = 6_000;

const retryDelays = [1_000, 2_000, 4_000]; // ms
const timeout = 60_000; // ms for the whole answer, above the function's own limits

/** Seconds to wait if the response has no usable `Retry-After` header. */
const defaultRetryAfter = 30;
const maxRetryAfter = 600;

const replySchema = z.object({
  response: z.string().check(z.trim(), z.minLength(1)),
  suggestions: z.optional(z.unknown()),
});

/** Asks the assistant. Repeats only a request that never reached the function, and calls `onReconnecting` before. */
export async function fetchReply(
  service: ChatService,
  message: string,
  history: readonly ChatMessage[],
  { signal, onReconnecting }: { readonly signal: AbortSignal; readonly onReconnecting: () => void },
): Promise<ReplyResult> {
  // The client clears its own timeout once the headers arrive, before the body.
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const client = new FunctionsClient(new URL(service.url, location.origin).href.replace(/\/$/, ''), {
    // The page's language, for questions too short to identify theirs ("Hej!", "GDPR?").
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(service.anonKey && { apikey: service.anonKey }),
    },
  });
  const messages = recentTurns(history);
  try {
    const data = await withRetries(async () => {
      const result = await client.invoke('chat-assistant', {
        body: { message, messages },
        signal: end,
      });
      if (result.error) throw result.error;
      return result.data as unknown;
    }, onReconnecting);
    const parsed = replySchema.safeParse(data);
    if (!parsed.success) return { type: 'failed', reason: 'emptyReply' };
    const { response, suggestions } = parsed.data;
    return {
      type: 'replied',
      content: truncate(response, maxReplyLength),
      suggestions: readSuggestions(suggestions),
      at: new Date(),
    };
  } catch (error) {
    const retryAfter = retryAfterOf(error);
    if (retryAfter !== undefined) return { type: 'failed', reason: 'rateLimited', retryAfter };
    if (!signal.aborted) console.error('The assistant could not be reached.', error);
    return { type: 'failed', reason: 'unreachable' };
  }
}

/** Repeats a request until it reaches the server. @throws the last error, or the first after which the request may have arrived */
async function withRetries<Result>(send: () => Promise<Result>, onReconnecting: () => void): Promise<Result> {
  for (const delay of retryDelays) {
    try {
      return await send();
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      onReconnecting();
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return send();
}

const maxSuggestions = 3;

/** Longer suggestions do not fit a button and, if shortened, would no longer match an answer. */
const maxSuggestionLength = 200; // characters

/** The valid questions among the function's suggestions; it may send none. */
export function readSuggestions(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.flatMap((each) => (typeof each === 'string' ? each.trim() : []));
  const fitting = texts.filter((text) => text !== '' && text.length <= maxSuggestionLength);
  return [...new Set(fitting)].slice(0, maxSuggestions);
}

/** The newest turns that fit the limits, oldest first. */
function recentTurns(history: readonly ChatMessage[]): Pick<ChatMessage, 'role' | 'content'>[] {
  const encoder = new TextEncoder();
  const recent: Pick<ChatMessage, 'role' | 'content'>[] = [];
  let size = 0;
  for (const { role, content: whole } of history.slice(-maxHistoryTurns).toReversed()) {
    const { read } = encoder.encodeInto(whole.slice(0, maxTurnLength), new Uint8Array(maxTurnBytes));
    const content = whole.slice(0, read);
    size += encoder.encode(JSON.stringify({ role, content })).length;
    if (size > maxHistoryBytes) break;
    recent.unshift({ role, content });
  }
  return recent;
}

function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof FunctionsHttpError)) return undefined;
  const response: unknown = error.context;
  if (!(response instanceof Response) || response.status !== 429) return undefined;
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, maxRetryAfter) : defaultRetryAfter;
}

/** True if the connection failed: the request has probably not arrived. One that timed out may have. */
function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof FunctionsFetchError)) return false;
  const cause: unknown = error.context;
  return !(cause instanceof DOMException);
}
