import type { ReactNode } from 'react';
import type { ChatMessage } from './state.ts';

interface Props {
  readonly role: ChatMessage['role'];
  /** The speaker, for those who cannot see the side of the bubble. */
  readonly speaker: string;
  readonly children: ReactNode;
}

const sides: Readonly<Record<ChatMessage['role'], string>> = {
  assistant: 'rounded-bl-small bg-spruce-tint',
  user: 'self-end max-w-[88%] rounded-br-small bg-ink text-paper',
};

/** A message of the conversation; screen readers hear its speaker first. */
export function Bubble({ role, speaker, children }: Props) {
  return (
    <li
      className={`chat-bubble w-fit rounded-bubble px-3.5 py-2.5 text-small [overflow-wrap:anywhere] ${sides[role]}`}
    >
      <span className="sr-only">{`${speaker}: `}</span>
      {children}
    </li>
  );
}

export function PlainText({ text }: { readonly text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}
