import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js';
import * as z from 'zod/mini';
import type { ChatService } from '../../vendors/supabase.ts';
import { maxTurnLength } from '../../../supabase/functions/_shared/limits.ts';
import { type Answer, type ChatMessage, maxReplyLength, readSuggestions } from './chat-state.ts';

/** How much of the earlier conversation is sent: the function reads at most 16 kB in total. */
const turns = 20;
const turnBytes = 8_000;
const retryDelays = [1_000, 2_000, 4_000]; // ms
const timeout = 60_000; // ms for the whole answer, above the function's own limits

/** In s, if a gateway does not say how long to wait. */
const usualWait = 30;
const maxWait = 600;

const reply = z.object({
  response: z.string().check(z.trim(), z.minLength(1)),
  suggestions: z.optional(z.unknown()),
});

/** Asks the assistant. Retries only a call that never reached the function, and calls `onUnreached` before each retry. */
export async function fetchReply(
  service: ChatService,
  message: string,
  history: readonly ChatMessage[],
  { signal, onUnreached }: { readonly signal: AbortSignal; readonly onUnreached: () => void },
): Promise<Answer> {
  // Not the client's own timeout: that ends with the headers, before the reply.
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
    }, onUnreached);
    const read = reply.safeParse(data);
    if (!read.success) return { type: 'failed', status: 'response' };
    const { response, suggestions } = read.data;
    return {
      type: 'answered',
      content: shortened(response),
      suggestions: readSuggestions(suggestions),
      at: new Date(),
    };
  } catch (error) {
    const limit = limitOf(error);
    if (limit !== undefined) return { type: 'failed', status: 'limited', limit };
    if (!signal.aborted) console.error('The assistant could not be reached.', error);
    return { type: 'failed', status: 'connection' };
  }
}

/** Retries a call that never arrived. @throws the last error, or the first one after which the call may have arrived */
async function withRetries<Result>(call: () => Promise<Result>, onUnreached: () => void): Promise<Result> {
  for (const delay of retryDelays) {
    try {
      return await call();
    } catch (error) {
      if (!isUnreached(error)) throw error;
      onUnreached();
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call();
}

function shortened(text: string): string {
  // Do not cut between the two halves of a surrogate pair.
  return text.length > maxReplyLength
    ? `${text.slice(0, maxReplyLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
}

/** The newest turns that fit the limit, oldest first. */
function recentTurns(history: readonly ChatMessage[]): Pick<ChatMessage, 'role' | 'content'>[] {
  const encoder = new TextEncoder();
  const recent: Pick<ChatMessage, 'role' | 'content'>[] = [];
  let size = 0;
  for (const { role, content: whole } of history.slice(-turns).toReversed()) {
    const content = whole.slice(0, maxTurnLength);
    size += encoder.encode(JSON.stringify({ role, content })).length;
    if (size > turnBytes) break;
    recent.unshift({ role, content });
  }
  return recent;
}

function limitOf(error: unknown): number | undefined {
  if (!(error instanceof FunctionsHttpError)) return undefined;
  const response: unknown = error.context;
  if (!(response instanceof Response) || response.status !== 429) return undefined;
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, maxWait) : usualWait;
}

/** True if the request never arrived; a request that timed out may have. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof FunctionsFetchError)) return false;
  const cause: unknown = error.context;
  return !(cause instanceof DOMException);
}
