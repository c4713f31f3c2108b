import * as z from 'zod/mini';
import { readStored, writeStored } from '../../browser/storage.ts';
import { chatMessageSchema, type ChatState, emptyChat, unansweredQuestion } from './chat-state.ts';

const key = 'chat';

/** More than a normal conversation has. Rendering thousands would take many seconds. */
const maxMessages = 50;

const storedChatSchema = z.object({ messages: z.array(chatMessageSchema), draft: z.string() });

/** Saves the conversation and the draft for this tab, so that they survive page changes and reloads. */
export function saveChat({ messages, draft }: ChatState): void {
  writeStored('session', key, JSON.stringify({ messages, draft }));
}

/** Restores the newest messages and the draft. A question without a reply is `interrupted`, so that it is asked again. */
export function loadChat(): ChatState {
  try {
    const { messages, draft } = storedChatSchema.parse(JSON.parse(readStored('session', key) ?? ''));
    const state: ChatState = { ...emptyChat, messages: messages.slice(-maxMessages), draft };
    return unansweredQuestion(state) ? { ...state, status: 'interrupted' } : state;
  } catch {
    return emptyChat;
  }
}
