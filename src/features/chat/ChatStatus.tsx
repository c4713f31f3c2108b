import { useEffect, useState } from 'react';
import { format } from '../../site/format.ts';
import { canAsk, type ChatMessage, type ChatState, type ChatStrings, suggestionsOf } from './chat-state.ts';
import { replyPlainText } from './ReplyText.tsx';

interface Props {
  readonly strings: ChatStrings;
  readonly state: ChatState;
  readonly onRetry: () => void;
}

/** The reason for a missing answer, and a button to ask again, which a rate limit delays by a countdown. */
export function FailureMessage({ strings, state, onRetry }: Props) {
  const seconds = useCountdown(state.retryAfter);
  return (
    <>
      <p>{failureText({ status: state.status, retryAfter: seconds }, strings)}</p>
      {canAsk(state) && (
        <button type="button" className="text-link min-h-tap font-bold" onClick={onRetry}>
          {strings.retry}
        </button>
      )}
    </>
  );
}

/** Counts down to 1, once per second. Restarts when its component is mounted. */
function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (from < 2) return undefined;
    const timer = setInterval(() => setSeconds((now) => Math.max(1, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return seconds;
}

function failureText(
  { status, retryAfter }: Pick<ChatState, 'status' | 'retryAfter'>,
  strings: Pick<ChatStrings, 'connectionError' | 'errorResponse' | 'limited' | 'released'>,
): string | undefined {
  const texts: Readonly<Partial<Record<ChatState['status'], string>>> = {
    unreachable: strings.connectionError,
    emptyReply: strings.errorResponse,
    rateLimited: format(strings.limited, { seconds: String(retryAfter) }),
    rateLimitOver: strings.released,
  };
  return texts[status];
}

interface LiveRegionProps {
  readonly strings: ChatStrings;
  readonly state: ChatState;
  readonly restored: readonly ChatMessage[];
}

/** A permanent live region: announces that the assistant is typing, then its reply, once. Restored replies are not announced. */
export function ChatLiveRegion({ strings, state, restored }: LiveRegionProps) {
  const last = state.messages.at(-1);
  const text =
    state.status === 'waiting'
      ? strings[state.isReconnecting ? 'retrying' : 'typing']
      : (failureText(state, strings) ?? replyText());

  function replyText(): string {
    if (last?.role !== 'assistant' || restored.includes(last)) return '';
    const count = suggestionsOf(state).length;
    const { announced } = strings.suggestions;
    return (
      replyPlainText(last.content) + (count > 0 ? ` ${format(announced, { count: String(count) })}` : '')
    );
  }

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
