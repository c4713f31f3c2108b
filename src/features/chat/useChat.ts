import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { cleanText } from '../../browser/clean-text.ts';
import { useWindowEvent } from '../../ui/useWindowEvent.ts';
import type { ChatService } from '../../vendors/supabase.ts';
import { fetchReply } from './fetch-reply.ts';
import { canAsk, canSend, type ChatMessage, chatReducer, openQuestion } from './chat-state.ts';
import { loadChat, saveChat } from './chat-storage.ts';

/** The conversation of this tab. Closing the chat or leaving aborts a pending call, which costs money; returning asks again. */
export function useChat(service: ChatService, isOpen: boolean) {
  const [state, dispatch] = useReducer(chatReducer, undefined, loadChat);

  useEffect(() => saveChat(state), [state]);

  const [restored] = useState(state.messages);

  const open = useRef<AbortController>(undefined);
  const { status, limit = 0 } = state;
  useEffect(() => {
    if (status !== 'limited') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'released' }), limit * 1000);
    return () => clearTimeout(timer);
  }, [status, limit]);

  const request = async (content: string, history: readonly ChatMessage[]): Promise<void> => {
    const call = new AbortController();
    open.current = call;
    const { signal } = call;
    const onUnreached = (): void => {
      if (!signal.aborted) dispatch({ type: 'unreached' });
    };
    const answer = await fetchReply(service, content, history, { signal, onUnreached });
    if (!signal.aborted) dispatch(answer);
  };

  const retry = (): void => {
    const question = openQuestion(state);
    if (!question || !canAsk(state)) return;
    dispatch({ type: 'retried' });
    void request(question.content, state.messages.slice(0, -1));
  };

  const stop = (): void => {
    if (status !== 'waiting') return;
    open.current?.abort();
    dispatch({ type: 'stopped' });
  };
  const resume = (): void => {
    if (isOpen && status === 'stopped') retry();
  };
  const follow = useEffectEvent(() => (isOpen ? resume() : stop()));
  useEffect(() => follow(), [isOpen]);
  // The browser may keep the page and show it again.
  useWindowEvent('pagehide', stop);
  useWindowEvent('pageshow', resume);
  useEffect(() => () => open.current?.abort(), []);

  const askQuestion = (content: string): void => {
    dispatch({ type: 'asked', content, at: new Date() });
    void request(content, state.messages);
  };

  return {
    state,
    restored,
    type(draft: string): void {
      dispatch({ type: 'typed', draft });
    },
    send(): void {
      if (!canSend(state)) return;
      const content = cleanText(state.draft);
      dispatch({ type: 'typed', draft: '' });
      askQuestion(content);
    },
    /** Asks a suggested question; the text in the input stays. */
    suggest(content: string): void {
      if (canAsk(state)) askQuestion(content);
    },
    retry,
    clear(): void {
      dispatch({ type: 'cleared' });
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
