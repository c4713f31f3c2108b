import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { maxQuestionLength } from '../../../supabase/functions/_shared/limits.ts';
import { formatNumber } from '../../browser/format-number.ts';
import { format } from '../../site/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { canSend, type ChatStrings, excessOf, maxDraftLength } from './chat-state.ts';
import type { Chat } from './useChat.ts';
import { useChatFocus } from './useChatFocus.ts';

interface Props {
  readonly strings: ChatStrings;
  readonly chat: Chat;
  readonly isOpen: boolean;
  /** The conversation log, which has the focus while a reply is awaited. */
  readonly logRef: RefObject<HTMLElement | null>;
}

/** Enter sends, Shift+Enter adds a line. Text over the limit stays, with a message; `maxLength` is a hard limit far above it. */
export function Composer({ strings, chat, isOpen, logRef }: Props) {
  const excessId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { draft, status } = chat.state;
  const isWaiting = status === 'waiting';
  const excess = excessOf(chat.state);

  // Put the cursor after the existing text, since browsers put it before.
  useLayoutEffect(() => input.current?.setSelectionRange(maxDraftLength, maxDraftLength), []);

  useChatFocus(input, logRef, isOpen, isWaiting);

  return (
    <form
      className="border-t border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        chat.send();
      }}
    >
      <p id={excessId} aria-live="polite" className="text-label text-danger">
        {excess > 0 &&
          format(strings.tooLong, { limit: formatNumber(maxQuestionLength), excess: formatNumber(excess) })}
      </p>
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          className="chat-input max-h-28 min-h-tap w-full resize-none rounded-field border border-control bg-surface px-3.5 py-2.5 text-body leading-6 [field-sizing:content] placeholder:text-ink-soft hover:border-ink focus-visible:-outline-offset-1 disabled:opacity-60"
          rows={1}
          aria-label={strings.placeholder}
          placeholder={strings.placeholder}
          aria-invalid={excess > 0 ? true : undefined}
          aria-describedby={excess > 0 ? excessId : undefined}
          value={draft}
          maxLength={maxDraftLength}
          disabled={isWaiting}
          onChange={(event) => chat.setDraft(event.target.value)}
          onKeyDown={(event) => {
            // While an input method composes a character, Enter only confirms it.
            if (event.key !== 'Enter' || event.shiftKey || isImeEvent(event.nativeEvent)) return;
            event.preventDefault();
            chat.send();
          }}
        />
        <button
          type="submit"
          className="inline-flex size-tap flex-none items-center justify-center rounded-full bg-signal text-on-signal disabled:cursor-not-allowed disabled:bg-spruce-tint disabled:text-ink-soft"
          aria-label={strings.send}
          disabled={!canSend(chat.state)}
        >
          <Icon size={20} d="M10 16V4M4.5 9.5L10 4l5.5 5.5" />
        </button>
      </div>
    </form>
  );
}

const imeKeyCode = 229;

/** True for a key press that an input method (IME) handles. Safari sends Enter late, when only the deprecated `keyCode` identifies it. */
export function isImeEvent(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === imeKeyCode;
}
