import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useWindowEvent } from '../../ui/useWindowEvent.ts';
import { type ChatMessage, suggestionsOf } from './chat-state.ts';
import type { ChatPanelProps } from './ChatPanel.tsx';
import { FailureMessage } from './ChatStatus.tsx';
import { PlainText, ReplyText } from './ReplyText.tsx';
import type { Chat } from './useChat.ts';

/** Space above the message that the log scrolls to. */
const scrollGap = 12; // px

interface Props extends Omit<ChatPanelProps, 'service' | 'contactFormHref' | 'onHandOver'> {
  readonly chat: Chat;
  readonly logRef: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the newest message in view. It is not a live region, which would read parts of the transcript again.
 * `ChatLiveRegion` reads each reply once.
 */
export function MessageList({ strings, chat, logRef, isOpen, starterQuestions, privacyHref, email }: Props) {
  const { state } = chat;
  const { messages, status } = state;
  const isWaiting = status === 'waiting';
  const isEmpty = messages.length === 0;
  const suggested = isEmpty ? starterQuestions : suggestionsOf(state);
  const label = isEmpty ? strings.suggestions.first : strings.suggestions.next;

  const scrollTop = useRef(0);
  const scrollToNewest = useEffectEvent((): void => {
    const log = logRef.current;
    if (!log) return;
    const bubbles = [...log.querySelectorAll<HTMLElement>('.chat-bubble, .chat-typing')];
    const [reply, question] = bubbles.toReversed();
    // Keep the question in view, but leave most of the panel to the reply if the question is long.
    const start = (reply?.offsetTop ?? 0) - log.clientHeight / 3;
    const top = Math.max(question?.offsetTop ?? 0, start) - scrollGap;
    log.scrollTo({ top: isEmpty ? 0 : top });
    scrollTop.current = log.scrollTop;
  });

  // A layout effect: otherwise, a restored conversation would first be painted at its start. It does not depend on `status`:
  // when a limit ends, a visitor who is reading must not lose their place.
  useLayoutEffect(() => scrollToNewest(), [isOpen, messages, isWaiting]);

  // The router moves the panel to the next page, and moved elements lose their scroll position.
  useWindowEvent('astro:after-swap', () => logRef.current?.scrollTo({ top: scrollTop.current }));

  return (
    <div
      ref={logRef}
      className="chat-log relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3.5 focus-visible:-outline-offset-2"
      role="region"
      aria-label={strings.log}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        scrollTop.current = currentTarget.scrollTop;
      }}
    >
      <p className="mb-2 text-label text-ink-soft">
        <span>{strings.privacy}</span>{' '}
        <a className="text-link" href={privacyHref}>
          {strings.privacyLink}
        </a>
      </p>
      <ul className="flex flex-col gap-3">
        <Bubble role="assistant" speaker={strings.botName}>
          <PlainText text={strings.welcomeMessage} />
        </Bubble>
        {messages.map(({ id, role, content }) => (
          <Bubble key={id} role={role} speaker={role === 'user' ? strings.you : strings.botName}>
            {role === 'assistant' ? (
              <ReplyText markdown={content} email={email} />
            ) : (
              <PlainText text={content} />
            )}
          </Bubble>
        ))}
        {isWaiting && (
          // `ChatLiveRegion` tells screen readers.
          <li
            className="chat-typing flex w-fit items-center gap-1.5 rounded-bubble rounded-bl-small bg-spruce-tint px-4 py-3.5"
            aria-hidden="true"
          >
            <i />
            <i />
            <i />
            {state.isReconnecting && <span className="pl-1 text-label">{strings.retrying}</span>}
          </li>
        )}
        {status !== 'ready' && !isWaiting && (
          <Bubble role="assistant" speaker={strings.botName}>
            <FailureMessage strings={strings} state={state} onRetry={chat.retry} />
          </Bubble>
        )}
      </ul>
      {suggested.length > 0 && (
        <ul className="mt-3 flex flex-col items-start gap-2" aria-label={label}>
          {suggested.map((question) => (
            <li key={question}>
              <button
                type="button"
                className="min-h-tap rounded-bubble border border-spruce-edge px-4 py-2 text-left text-small text-spruce hover:border-spruce hover:bg-spruce-tint"
                onClick={() => chat.askSuggestion(question)}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface BubbleProps {
  readonly role: ChatMessage['role'];
  /** The speaker, for those who cannot see the side of the bubble. */
  readonly speaker: string;
  readonly children: ReactNode;
}

const bubbleClasses: Readonly<Record<ChatMessage['role'], string>> = {
  assistant: 'rounded-bl-small bg-spruce-tint',
  user: 'self-end max-w-[88%] rounded-br-small bg-ink text-paper',
};

/** A message in the conversation, whose speaker screen readers announce first. */
function Bubble({ role, speaker, children }: BubbleProps) {
  return (
    <li
      className={`chat-bubble w-fit rounded-bubble px-3.5 py-2.5 text-small [overflow-wrap:anywhere] ${bubbleClasses[role]}`}
    >
      <span className="sr-only">{`${speaker}: `}</span>
      {children}
    </li>
  );
}
