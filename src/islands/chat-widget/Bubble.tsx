import type { ReactNode } from 'react';
import type { ChatMessage } from './state.ts';

interface Props {
  readonly role: ChatMessage['role'];
  /** Who speaks, for those who cannot see on which side the bubble stands. */
  readonly speaker: string;
  readonly children: ReactNode;
}

const sides: Readonly<Record<ChatMessage['role'], string>> = {
  assistant: 'chat-bubble-assistant',
  user: 'chat-bubble-user',
};

/** One message. */
export function Bubble({ role, speaker, children }: Props) {
  return (
    <li className={`chat-bubble ${sides[role]}`}>
      <span className="sr-only">{speaker}: </span>
      {children}
    </li>
  );
}
