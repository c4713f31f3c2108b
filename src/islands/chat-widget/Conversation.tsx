import { useState } from 'react';
import type { ChatPanelProps } from './ChatPanel.tsx';
import { takeEarlyDraft } from '../../behaviour/early-draft.ts';
import { EarlyInput } from './EarlyInput.tsx';
import { useChatPanelCode } from './useChatPanelCode.ts';

/** The conversation, and until its code has come an input that takes what is typed. */
export function Conversation(props: Omit<ChatPanelProps, 'earlyDraft'>) {
  const [earlyDraft, setEarlyDraft] = useState(takeEarlyDraft);
  const code = useChatPanelCode();
  if (code) return <code.ChatPanel {...props} earlyDraft={earlyDraft} />;
  return (
    <EarlyInput
      label={props.strings.placeholder}
      isOpen={props.isOpen}
      draft={earlyDraft}
      onChange={setEarlyDraft}
    />
  );
}
