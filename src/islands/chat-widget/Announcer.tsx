import type { ChatStrings } from './strings.ts';
import { failureText } from './failure-text.ts';
import { spokenText } from './reply-markdown.ts';
import type { ChatState } from './state.ts';

interface Props {
  readonly strings: ChatStrings;
  readonly state: ChatState;
}

/** One lasting status for screen readers: that Cody is writing, then the finished reply, once. */
export function Announcer({ strings, state }: Props) {
  const last = state.messages.at(-1);
  const text =
    state.status === 'waiting'
      ? strings.typing
      : (failureText(state, strings) ?? (last?.role === 'assistant' ? spokenText(last.content) : ''));
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
