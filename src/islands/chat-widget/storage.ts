import * as z from 'zod/mini';
import { read, write } from '../../behaviour/storage.ts';
import { type ChatState, emptyChat, openQuestion } from './state.ts';

const key = 'chat';

const stored = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      content: z.string(),
      role: z.enum(['user', 'assistant']),
      timestamp: z.string(),
      suggestions: z.optional(z.array(z.string())),
    }),
  ),
  draft: z.string(),
});

/** Keeps conversation and draft for this tab: they outlive page changes and reloads. */
export function saveChat({ messages, draft }: ChatState): void {
  write('session', key, JSON.stringify({ messages, draft }));
}

/**
 * The kept conversation. A question whose answer was lost with the page is open for a retry; what
 * cannot be read counts as no conversation.
 */
export function loadChat(): ChatState {
  try {
    const state: ChatState = { ...stored.parse(JSON.parse(read('session', key) ?? '')), status: 'ready' };
    return openQuestion(state) ? { ...state, status: 'connection' } : state;
  } catch {
    return emptyChat;
  }
}
