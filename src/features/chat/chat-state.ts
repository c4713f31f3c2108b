import * as z from 'zod/mini';
import { maxQuestionLength } from '../../../supabase/functions/_shared/limits.ts';
import { cleanText } from '../../browser/clean-text.ts';

export const chatMessage = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp: z.string(), // ISO 8601
  suggestions: z.optional(z.readonly(z.array(z.string()))),
});

export type ChatMessage = Readonly<z.infer<typeof chatMessage>>;

export type Answer =
  | {
      readonly type: 'answered';
      readonly content: string;
      readonly suggestions: readonly string[];
      readonly at: Date;
    }
  | {
      readonly type: 'failed';
      /** The function could not be reached or failed, its reply was empty, or it answers again after `limit` seconds. */
      readonly status: 'connection' | 'response' | 'limited';
      readonly limit?: number;
    };

export interface ChatState {
  /** Without the welcome message, which is shown in the page's language and never sent. */
  readonly messages: readonly ChatMessage[];
  readonly draft: string;
  /** `released`: rate limit over. `stopped`: chat closed or page left while waiting. */
  readonly status: 'ready' | 'waiting' | 'released' | 'stopped' | 'connection' | 'response' | 'limited';
  /** Duration of the rate limit in seconds, while the status is `limited`. */
  readonly limit?: number | undefined;
  /** While waiting: the function could not be reached yet and is being retried. */
  readonly isRetrying?: boolean;
}

type ChatEvent =
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'asked'; readonly content: string; readonly at: Date }
  | { readonly type: 'unreached' | 'stopped' | 'released' | 'retried' | 'cleared' }
  | Answer;

export const emptyChat: ChatState = { messages: [], draft: '', status: 'ready' };

/** True if a question would be accepted: no reply is awaited, and no rate limit applies. */
export function canAsk({ status }: Pick<ChatState, 'status'>): boolean {
  return status !== 'waiting' && status !== 'limited';
}

/** Hard limit of a draft, far above the limit that visitors see: a field with 50,000 characters freezes for seconds. */
export const maxDraftLength = 20_000; // characters

/** Longer than any good reply. Beyond it, the lexer (for markdown) or the layout (for one long word) can take seconds. */
export const maxReplyLength = 6_000; // characters

export function excessOf({ draft }: Pick<ChatState, 'draft'>): number {
  return Math.max(0, cleanText(draft).length - maxQuestionLength);
}

export function canSend(state: ChatState): boolean {
  return cleanText(state.draft) !== '' && excessOf(state) === 0 && canAsk(state);
}

/** The question that awaits an answer or a retry: the last message, if it is the visitor's. */
export function openQuestion({ messages }: ChatState): ChatMessage | undefined {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : undefined;
}

/** The questions to offer now: those from the newest reply, until the visitor asks another. */
export function suggestionsOf({ messages }: Pick<ChatState, 'messages'>): readonly string[] {
  return messages.at(-1)?.suggestions ?? [];
}

/** The maximum number of suggestions. */
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

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.draft.slice(0, maxDraftLength) };
    case 'asked':
      return { ...state, messages: append(state, 'user', event), status: 'waiting', isRetrying: false };
    case 'unreached':
      return { ...state, isRetrying: true };
    case 'answered':
      return { ...state, messages: append(state, 'assistant', event), status: 'ready' };
    case 'failed':
      return { ...state, status: event.status, limit: event.limit };
    case 'stopped':
    case 'released':
      return { ...state, status: event.type };
    case 'retried':
      return { ...state, status: 'waiting', isRetrying: false };
    case 'cleared':
      return { ...emptyChat, draft: state.draft };
  }
}

export function nextId(messages: readonly ChatMessage[]): string {
  // Not the index: the oldest messages may have been dropped.
  return String(Number(messages.at(-1)?.id ?? 0) + 1);
}

function append(
  { messages }: ChatState,
  role: ChatMessage['role'],
  { content, at, suggestions = [] }: Pick<ChatMessage, 'content' | 'suggestions'> & { readonly at: Date },
): ChatMessage[] {
  const message = { id: nextId(messages), content, role, timestamp: at.toISOString() };
  return [...messages, suggestions.length > 0 ? { ...message, suggestions } : message];
}
