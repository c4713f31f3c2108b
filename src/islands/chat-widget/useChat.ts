import { useEffect, useReducer } from 'react';
import { ask, type ChatService } from './ask.ts';
import { canAsk, canSend, type ChatMessage, chatReducer, openQuestion } from './state.ts';
import { loadChat, saveChat } from './storage.ts';

/** The conversation, kept in this tab, and what can be done with it. */
export function useChat(service: ChatService) {
  const [state, dispatch] = useReducer(chatReducer, undefined, loadChat);

  useEffect(() => saveChat(state), [state]);

  const { status, limit = 0 } = state;
  useEffect(() => {
    if (status !== 'limited') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'released' }), limit * 1000);
    return () => clearTimeout(timer);
  }, [status, limit]);

  const request = async (content: string, history: readonly ChatMessage[]): Promise<void> => {
    const answer = await ask(service, content, history);
    if (answer.ok) {
      const { text: content, suggestions } = answer;
      dispatch({ type: 'answered', content, suggestions, at: new Date() });
    } else dispatch({ type: 'failed', failure: answer.failure });
  };

  const pose = (content: string): void => {
    dispatch({ type: 'asked', content, at: new Date() });
    void request(content, state.messages);
  };

  return {
    state,
    type(draft: string): void {
      dispatch({ type: 'typed', draft });
    },
    send(): void {
      if (!canSend(state)) return;
      const content = state.draft.trim();
      dispatch({ type: 'typed', draft: '' });
      pose(content);
    },
    /** Asks a suggested question; what is being typed stays. */
    suggest(content: string): void {
      if (canAsk(state)) pose(content);
    },
    retry(): void {
      const question = openQuestion(state);
      if (!question || !canAsk(state)) return;
      dispatch({ type: 'retried' });
      void request(question.content, state.messages.slice(0, -1));
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
