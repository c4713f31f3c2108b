import type { ChatStrings } from './strings.ts';
import { format } from '../../i18n/format.ts';
import { failureText } from './failure-text.ts';
import { type ChatState, suggestionsOf } from './state.ts';
import type { ReplyCode } from './load-reply-code.ts';

interface Props {
  readonly strings: ChatStrings;
  readonly state: ChatState;
  /** How many messages the conversation began with. */
  readonly keptCount: number;
  /** How replies are read aloud; undefined until it has come, which it has before the first reply. */
  readonly spokenText: ReplyCode['spokenText'] | undefined;
}

/**
 * One lasting status for screen readers: that the assistant is writing, then the finished reply, once, with the
 * number of questions that it suggests. A reply of a kept conversation is no news.
 */
export function Announcer({ strings, state, keptCount, spokenText }: Props) {
  const last = state.messages.at(-1);
  const text = state.status === 'waiting' ? strings.typing : (failureText(state, strings) ?? replyText());

  function replyText(): string {
    if (!spokenText || last?.role !== 'assistant' || state.messages.length <= keptCount) return '';
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
