import * as z from 'zod/mini';
import { read, write } from '../../browser/storage.ts';
import { chatMessage, type ChatState, emptyChat, openQuestion } from './state.ts';

const key = 'chat';

/** More than a conversation has: thousands take the page many seconds to show. */
const maxMessages = 50;

const stored = z.object({ messages: z.array(chatMessage), draft: z.string() });

/** Keeps conversation and draft for this tab: they outlive page changes and reloads. */
export function saveChat({ messages, draft }: ChatState): void {
  write('session', key, JSON.stringify({ messages, draft }));
}

/** As much of the conversation as can be shown at once. A question whose answer was lost with the page is asked again. */
export function loadChat(): ChatState {
  try {
    const { messages, draft } = stored.parse(JSON.parse(read('session', key) ?? ''));
    const state: ChatState = { messages: messages.slice(-maxMessages), draft, status: 'ready' };
    return openQuestion(state) ? { ...state, status: 'stopped' } : state;
  } catch {
    return emptyChat;
  }
}
