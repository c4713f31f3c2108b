import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useWindowEvent } from '../../ui/useWindowEvent.ts';
import type { ChatPanelProps } from './ChatPanel.tsx';
import { PlainText, ReplyText } from './ReplyText.tsx';
import { type ChatMessage, type ChatState, suggestionsOf } from './chat-state.ts';
import { Failure } from './Announcements.tsx';

/** Space above the message that the log scrolls to, in pixels. */
const padding = 12;

interface Props extends Omit<ChatPanelProps, 'service' | 'contactHref' | 'onHandOver'> {
  readonly state: ChatState;
  readonly log: RefObject<HTMLDivElement | null>;
  readonly onRetry: () => void;
  readonly onSuggest: (question: string) => void;
}

/**
 * Keeps the newest message in view. Not a live region: the `Announcer` reads each reply once; a live
 * transcript would repeat parts.
 */
export function MessageList({
  strings,
  state,
  log,
  isOpen,
  starterQuestions,
  privacyHref,
  email,
  onRetry,
  onSuggest,
}: Props) {
  const { messages, status } = state;
  const isWaiting = status === 'waiting';
  const isNew = messages.length === 0;
  const suggested = isNew ? starterQuestions : suggestionsOf(state);
  const label = isNew ? strings.suggestions.first : strings.suggestions.next;

  const scrollTop = useRef(0);
  const toNewest = useEffectEvent((): void => {
    if (!log.current) return;
    const [reply, question] = [
      ...log.current.querySelectorAll<HTMLElement>('.chat-bubble, .chat-typing'),
    ].toReversed();
    // Keep the question in view, but leave most of the panel to the reply if the question is long.
    const start = (reply?.offsetTop ?? 0) - log.current.clientHeight / 3;
    const top = Math.max(question?.offsetTop ?? 0, start) - padding;
    log.current.scrollTo({ top: messages.length > 0 ? top : 0 });
    scrollTop.current = log.current.scrollTop;
  });

  // A layout effect: otherwise, a restored conversation would first be painted at its start. It does not depend on `status`:
  // when a limit ends, a visitor who is reading must not lose their place.
  useLayoutEffect(() => toNewest(), [isOpen, messages, isWaiting]);

  // The router moves the panel to the next page, and moved elements lose their scroll position.
  useWindowEvent('astro:after-swap', () => log.current?.scrollTo({ top: scrollTop.current }));

  return (
    <div
      ref={log}
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
          // The `Announcer` tells screen readers.
          <li
            className="chat-typing flex w-fit items-center gap-1.5 rounded-bubble rounded-bl-small bg-spruce-tint px-4 py-3.5"
            aria-hidden="true"
          >
            <i />
            <i />
            <i />
            {state.isRetrying && <span className="pl-1 text-label">{strings.retrying}</span>}
          </li>
        )}
        {status !== 'ready' && !isWaiting && (
          <Bubble role="assistant" speaker={strings.botName}>
            <Failure strings={strings} state={state} onRetry={onRetry} />
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
                onClick={() => onSuggest(question)}
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

const sides: Readonly<Record<ChatMessage['role'], string>> = {
  assistant: 'rounded-bl-small bg-spruce-tint',
  user: 'self-end max-w-[88%] rounded-br-small bg-ink text-paper',
};

/** A message in the conversation; screen readers announce its speaker first. */
function Bubble({ role, speaker, children }: BubbleProps) {
  return (
    <li
      className={`chat-bubble w-fit rounded-bubble px-3.5 py-2.5 text-small [overflow-wrap:anywhere] ${sides[role]}`}
    >
      <span className="sr-only">{`${speaker}: `}</span>
      {children}
    </li>
  );
}
