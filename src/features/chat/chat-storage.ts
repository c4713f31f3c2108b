import * as z from 'zod/mini';
import { read, write } from '../../browser/storage.ts';
import { chatMessage, type ChatState, emptyChat, openQuestion } from './chat-state.ts';

const key = 'chat';

/** More than any conversation has: a page needs many seconds to show thousands. */
const maxMessages = 50;

const stored = z.object({ messages: z.array(chatMessage), draft: z.string() });

/** Saves the conversation and the draft for this tab; they survive page changes and reloads. */
export function saveChat({ messages, draft }: ChatState): void {
  write('session', key, JSON.stringify({ messages, draft }));
}

/** As much of the conversation as can be shown at once. If leaving the page lost an answer, its question is asked again. */
export function loadChat(): ChatState {
  try {
    const { messages, draft } = stored.parse(JSON.parse(read('session', key) ?? ''));
    const state: ChatState = { messages: messages.slice(-maxMessages), draft, status: 'ready' };
    return openQuestion(state) ? { ...state, status: 'stopped' } : state;
  } catch {
    return emptyChat;
  }
}
