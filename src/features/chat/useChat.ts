import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { cleanText } from '../../browser/clean-text.ts';
import { useWindowEvent } from '../../ui/useWindowEvent.ts';
import type { ChatService } from '../../vendors/supabase.ts';
import { canAsk, canSend, type ChatMessage, chatReducer, unansweredQuestion } from './chat-state.ts';
import { loadChat, saveChat } from './chat-storage.ts';
import { fetchReply } from './fetch-reply.ts';

/**
 * The conversation of this tab. Closing the chat or leaving the page aborts a pending request, because replies cost money;
 * coming back asks again.
 */
export function useChat(service: ChatService, isOpen: boolean) {
  const [state, dispatch] = useReducer(chatReducer, undefined, loadChat);
  const [restored] = useState(state.messages); // the first value only: new messages are announced
  const pendingRequest = useRef<AbortController>(undefined);
  const { status, retryAfter } = state;

  const request = async (content: string, history: readonly ChatMessage[]): Promise<void> => {
    const controller = new AbortController();
    pendingRequest.current = controller;
    const { signal } = controller;
    const onReconnecting = (): void => {
      if (!signal.aborted) dispatch({ type: 'reconnecting' });
    };
    const result = await fetchReply(service, content, history, { signal, onReconnecting });
    if (!signal.aborted) dispatch(result);
  };
  const askQuestion = (content: string): void => {
    dispatch({ type: 'asked', content, at: new Date() });
    void request(content, state.messages);
  };
  const retry = (): void => {
    const question = unansweredQuestion(state);
    if (!question || !canAsk(state)) return;
    dispatch({ type: 'retried' });
    void request(question.content, state.messages.slice(0, -1));
  };
  const interrupt = (): void => {
    if (status !== 'waiting') return;
    pendingRequest.current?.abort();
    dispatch({ type: 'interrupted' });
  };
  const resume = (): void => {
    if (isOpen && status === 'interrupted') retry();
  };

  useEffect(() => saveChat(state), [state]);
  useEffect(() => {
    if (status !== 'rateLimited') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'rateLimitOver' }), retryAfter * 1000);
    return () => clearTimeout(timer);
  }, [status, retryAfter]);
  const onOpenChange = useEffectEvent(() => (isOpen ? resume() : interrupt()));
  useEffect(() => onOpenChange(), [isOpen]);
  // The browser may keep the page and show it again.
  useWindowEvent('pagehide', interrupt);
  useWindowEvent('pageshow', resume);
  useEffect(() => () => pendingRequest.current?.abort(), []);

  return {
    state,
    restored,
    setDraft(draft: string): void {
      dispatch({ type: 'draftChanged', draft });
    },
    send(): void {
      if (!canSend(state)) return;
      const content = cleanText(state.draft);
      dispatch({ type: 'draftChanged', draft: '' });
      askQuestion(content);
    },
    /** The text in the input stays. */
    askSuggestion(content: string): void {
      if (canAsk(state)) askQuestion(content);
    },
    retry,
    clear(): void {
      dispatch({ type: 'cleared' });
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
