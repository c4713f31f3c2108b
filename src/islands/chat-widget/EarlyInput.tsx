import { useLayoutEffect, useRef } from 'react';
import type { EarlyDraft } from '../../behaviour/early-draft.ts';
import { QuestionInput } from './QuestionInput.tsx';
import { Typing } from './Typing.tsx';

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
      <div className="chat-log relative min-h-0 flex-1 p-4">
        <Typing />
      </div>
      <div className="border-t border-line p-3">
        <QuestionInput
          ref={input}
          label={label}
          value={draft.text}
          readOnly={draft.isSent}
          onType={(text) => onChange({ text, isSent: false })}
          onSend={() => onChange({ text: draft.text, isSent: draft.text.trim() !== '' })}
        />
      </div>
    </div>
  );
}
