import type { ChatStrings } from './strings.ts';
import { format } from '../../i18n/format.ts';
import { failureText } from './Failure.tsx';
import { type ChatState, suggestionsOf } from './state.ts';
import { spokenText } from './reply-markdown.ts';

interface Props {
  readonly strings: ChatStrings;
  readonly state: ChatState;
  /** How many messages the conversation began with. */
  readonly keptCount: number;
}

/**
 * One lasting status for screen readers: that the assistant is writing, then the finished reply, once, with the
 * number of questions that it suggests. A reply of a kept conversation is no news.
 */
export function Announcer({ strings, state, keptCount }: Props) {
  const last = state.messages.at(-1);
  const text = state.status === 'waiting' ? strings.typing : (failureText(state, strings) ?? replyText());

  function replyText(): string {
    if (last?.role !== 'assistant' || state.messages.length <= keptCount) return '';
    const count = suggestionsOf(state).length;
    const { announced } = strings.suggestions;
    return spokenText(last.content) + (count > 0 ? ` ${format(announced, { count: String(count) })}` : '');
  }

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
