import { useLayoutEffect, useRef } from 'react';
import { isSending } from './is-sending.ts';
import { Typing } from './Typing.tsx';

/** What a visitor wrote before the conversation's code had come. */
export interface EarlyDraft {
  readonly text: string;
  /** They pressed Enter. */
  readonly isSent: boolean;
}

interface Props {
  readonly label: string;
  readonly isOpen: boolean;
  readonly draft: EarlyDraft;
  readonly onChange: (draft: EarlyDraft) => void;
}

/**
 * Stands where the conversation and its input will be until their code has come, since whoever
 * opens the chat begins to type. What is typed becomes the draft, and Enter sends it once it can be sent.
 */
export function EarlyInput({ label, isOpen, draft, onChange }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="chat-log">
        <Typing />
      </div>
      <div className="border-t border-line p-3">
        <textarea
          ref={input}
          className="chat-input"
          rows={1}
          aria-label={label}
          placeholder={label}
          value={draft.text}
          readOnly={draft.isSent}
          onChange={(event) => onChange({ text: event.target.value, isSent: false })}
          onKeyDown={(event) => {
            if (!isSending(event)) return;
            event.preventDefault();
            onChange({ text: draft.text, isSent: draft.text.trim() !== '' });
          }}
        />
      </div>
    </div>
  );
}
