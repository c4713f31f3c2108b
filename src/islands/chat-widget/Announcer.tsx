import type { ChatStrings } from './strings.ts';
import { format } from '../../i18n/format.ts';
import { failureText } from './failure-text.ts';
import { spokenText } from './reply-markdown.ts';
import { type ChatState, suggestionsOf } from './state.ts';

interface Props {
  readonly strings: ChatStrings;
  readonly state: ChatState;
}

/**
 * One lasting status for screen readers: that the assistant is writing, then the finished reply, once, with the
 * number of questions that it suggests.
 */
export function Announcer({ strings, state }: Props) {
  const text =
    state.status === 'waiting' ? strings.typing : (failureText(state, strings) ?? replyText(strings, state));
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

function replyText({ suggestions }: ChatStrings, state: ChatState): string {
  const last = state.messages.at(-1);
  if (last?.role !== 'assistant') return '';
  const count = suggestionsOf(state).length;
  const offer = count > 0 ? ` ${format(suggestions.announced, { count: String(count) })}` : '';
  return spokenText(last.content) + offer;
}
