import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChatPanelProps } from './ChatPanel.tsx';
import { Bubble, PlainText, Typing } from './Bubble.tsx';
import { ReplyText } from './ReplyText.tsx';
import { type ChatState, suggestionsOf } from './state.ts';
import { Failure } from './Status.tsx';

/** Room above a message that begins the view, in pixels. */
const padding = 12;

interface Props extends Pick<
  ChatPanelProps,
  'strings' | 'isOpen' | 'firstQuestions' | 'privacyHref' | 'email'
> {
  readonly state: ChatState;
  readonly onRetry: () => void;
  readonly onSuggest: (question: string) => void;
}

/**
 * The conversation, the newest message in view. Deliberately no live region: the `Announcer` says each
 * reply once, a live transcript would say parts of it again.
 */
export function MessageList({
  strings,
  state,
  isOpen,
  firstQuestions,
  privacyHref,
  email,
  onRetry,
  onSuggest,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, status } = state;
  const isWaiting = status === 'waiting';
  const isNew = messages.length === 0;
  const suggested = isNew ? firstQuestions : suggestionsOf(state);
  const label = isNew ? strings.suggestions.first : strings.suggestions.next;

  /** Where the list was scrolled to last, in pixels. */
  const place = useRef(0);
  const toNewest = useEffectEvent((): void => {
    if (!list.current) return;
    // To its beginning: a reply that is higher than the panel is read from there.
    const newest = list.current.querySelector<HTMLElement>(':scope > ul > li:last-child');
    list.current.scrollTo({ top: messages.length > 0 ? (newest?.offsetTop ?? 0) - padding : 0 });
    place.current = list.current.scrollTop;
  });

  // Layout effects: a kept conversation would be painted at its beginning first. Not when a limit has passed: who is
  // reading must not lose the line.
  useLayoutEffect(() => toNewest(), [isOpen, messages, isWaiting]);

  // The panel is taken from page to page, and elements lose their place when they are moved.
  useEffect(() => {
    const restore = (): void => list.current?.scrollTo({ top: place.current });
    document.addEventListener('astro:after-swap', restore);
    return () => document.removeEventListener('astro:after-swap', restore);
  }, []);

  return (
    <div
      ref={list}
      className="chat-log relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      role="region"
      aria-label={strings.log}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        place.current = currentTarget.scrollTop;
      }}
    >
      <p className="mb-3 text-label text-ink-soft">
        {strings.privacy}{' '}
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
          <li aria-hidden="true">
            <Typing />
          </li>
        )}
        {status !== 'ready' && !isWaiting && (
          <Bubble role="assistant" speaker={strings.botName}>
            <Failure strings={strings} state={state} onRetry={onRetry} />
          </Bubble>
        )}
      </ul>
      {suggested.length > 0 && (
        <div className="mt-4">
          <Suggestions label={label} questions={suggested} onAsk={onSuggest} />
        </div>
      )}
    </div>
  );
}

interface SuggestionsProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions for those who do not know what to ask, or how to put it; a click asks them. */
function Suggestions({ label, questions, onAsk }: SuggestionsProps) {
  return (
    <ul className="flex flex-col items-start gap-2" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="chat-suggestion min-h-tap rounded-bubble border border-spruce-edge px-4 py-2 text-left text-small text-spruce hover:border-spruce hover:bg-spruce-tint"
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
