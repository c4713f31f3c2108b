/** The conversation with Cody (spec sections 3 and 4), as plain data. */

export interface ChatMessage {
  readonly id: string;
  readonly content: string;
  readonly role: 'user' | 'assistant';
  /** ISO 8601 */
  readonly timestamp: string;
}

/** Why a question has no answer: the function could not be reached or failed, or said nothing. */
export type ChatFailure = 'connection' | 'response';

export interface ChatState {
  /** Without the welcome message, which is shown in the page's language and never sent. */
  readonly messages: readonly ChatMessage[];
  /** What stands in the input. */
  readonly draft: string;
  readonly status: 'ready' | 'waiting' | ChatFailure;
}

export type ChatEvent =
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'asked'; readonly content: string; readonly at: Date }
  | { readonly type: 'answered'; readonly content: string; readonly at: Date }
  | { readonly type: 'failed'; readonly failure: ChatFailure }
  | { readonly type: 'retried' };

export const emptyChat: ChatState = { messages: [], draft: '', status: 'ready' };

/** True when the text may be sent: not empty, not only white space, and nothing awaited. */
export function canSend({ draft, status }: ChatState): boolean {
  return draft.trim() !== '' && status !== 'waiting';
}

/** The question that awaits an answer or a retry: the last message, when it is the visitor's. */
export function openQuestion({ messages }: ChatState): ChatMessage | undefined {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : undefined;
}

/** The conversation's next state. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.draft };
    case 'asked':
      return { messages: append(state, 'user', event.content, event.at), draft: '', status: 'waiting' };
    case 'answered':
      return { ...state, messages: append(state, 'assistant', event.content, event.at), status: 'ready' };
    case 'failed':
      return { ...state, status: event.failure };
    case 'retried':
      return { ...state, status: 'waiting' };
  }
}

function append(state: ChatState, role: ChatMessage['role'], content: string, at: Date): ChatMessage[] {
  const message = { id: String(state.messages.length + 1), content, role, timestamp: at.toISOString() };
  return [...state.messages, message];
}
