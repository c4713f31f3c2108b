import * as z from 'zod/mini';
import { maxQuestionLength } from '../../../supabase/functions/_shared/limits.ts';
import { cleanText } from '../../browser/clean-text.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';

export type ChatStrings = ReturnType<typeof chatStrings>;

/** The widget's texts, without those that only the function uses, to keep pages small. */
export function chatStrings({ unknown, unsure, alternatives, source, ...shown }: Dictionary['chatbot']) {
  return shown;
}

export const chatMessageSchema = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp: z.string(), // ISO 8601
  suggestions: z.optional(z.readonly(z.array(z.string()))),
});

export type ChatMessage = Readonly<z.infer<typeof chatMessageSchema>>;

export type ReplyResult =
  | {
      readonly type: 'replied';
      readonly content: string;
      readonly suggestions: readonly string[];
      readonly at: Date;
    }
  | {
      readonly type: 'failed';
      readonly reason: 'unreachable' | 'emptyReply' | 'rateLimited';
      /** In seconds, if the reason is a rate limit. */
      readonly retryAfter?: number;
    };

export interface ChatState {
  /** Without the welcome message, which is shown in the page's language and never sent. */
  readonly messages: readonly ChatMessage[];
  readonly draft: string;
  /** `unreachable`: no connection, or an error in the function. `interrupted`: chat closed or page left while waiting. */
  readonly status:
    'ready' | 'waiting' | 'interrupted' | 'unreachable' | 'emptyReply' | 'rateLimited' | 'rateLimitOver';
  /** Duration of the rate limit in seconds; otherwise 0. */
  readonly retryAfter: number;
  /** While waiting: the function has not been reached yet, and the request is being repeated. */
  readonly isReconnecting?: boolean;
}

type ChatEvent =
  | { readonly type: 'draftChanged'; readonly draft: string }
  | { readonly type: 'asked'; readonly content: string; readonly at: Date }
  | { readonly type: 'reconnecting' | 'interrupted' | 'rateLimitOver' | 'retried' | 'cleared' }
  | ReplyResult;

export const emptyChat: ChatState = { messages: [], draft: '', status: 'ready', retryAfter: 0 };

/** True if a question would be sent: no reply is awaited, and no rate limit applies. */
export function canAsk({ status }: Pick<ChatState, 'status'>): boolean {
  return status !== 'waiting' && status !== 'rateLimited';
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

/** The question that awaits a reply or a retry: the last message, if it is the visitor's. */
export function unansweredQuestion({ messages }: ChatState): ChatMessage | undefined {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : undefined;
}

/** The questions to offer now: those from the newest reply, until the visitor asks another. */
export function suggestionsOf({ messages }: Pick<ChatState, 'messages'>): readonly string[] {
  return messages.at(-1)?.suggestions ?? [];
}

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'draftChanged':
      return { ...state, draft: event.draft.slice(0, maxDraftLength) };
    case 'asked':
      return { ...state, messages: append(state, 'user', event), status: 'waiting', isReconnecting: false };
    case 'reconnecting':
      return { ...state, isReconnecting: true };
    case 'replied':
      return { ...state, messages: append(state, 'assistant', event), status: 'ready' };
    case 'failed':
      return { ...state, status: event.reason, retryAfter: event.retryAfter ?? 0 };
    case 'interrupted':
    case 'rateLimitOver':
      return { ...state, status: event.type, retryAfter: 0 };
    case 'retried':
      return { ...state, status: 'waiting', isReconnecting: false };
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

export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Do not cut between the two halves of a surrogate pair.
  return `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
