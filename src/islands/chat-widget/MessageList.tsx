import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary.ts';
import { Bubble } from './Bubble.tsx';
import { failureText } from './failure-text.ts';
import { ReplyText } from './ReplyText.tsx';
import type { ChatState } from './state.ts';

interface Props {
  readonly strings: Dictionary['chatbot'];
  readonly state: ChatState;
  readonly onRetry: () => void;
}

/**
 * The conversation, the newest message in view. Deliberately no live region: the `Announcer` says each
 * reply once, a live transcript would say parts of it again.
 */
export function MessageList({ strings, state, onRetry }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, status } = state;

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages, status]);

  const failure = failureText(status, strings);
  return (
    <div ref={list} className="chat-log" role="region" aria-label={strings.log} tabIndex={0}>
      <ul className="flex flex-col gap-3">
        <Bubble role="assistant" speaker={strings.botName}>
          <ReplyText markdown={strings.welcomeMessage} />
        </Bubble>
        {messages.map(({ id, role, content }) => (
          <Bubble key={id} role={role} speaker={role === 'user' ? strings.you : strings.botName}>
            {role === 'user' ? (
              <p className="whitespace-pre-wrap">{content}</p>
            ) : (
              <ReplyText markdown={content} />
            )}
          </Bubble>
        ))}
        {status === 'waiting' && (
          <li className="chat-typing" aria-hidden="true">
            <span />
            <span />
            <span />
          </li>
        )}
        {failure && (
          <Bubble role="assistant" speaker={strings.botName}>
            <p>{failure}</p>
            <button type="button" className="text-link min-h-tap font-bold" onClick={onRetry}>
              {strings.retry}
            </button>
          </Bubble>
        )}
      </ul>
    </div>
  );
}
