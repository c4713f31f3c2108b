import { type MouseEvent, useRef } from 'react';
import { isPlainClick } from '../../browser/navigation.ts';
import { addToForm, focusFormOnArrival } from '../../browser/update-form.ts';
import type { ChatService } from '../../vendors/supabase.ts';
import { canAsk, type ChatStrings } from './chat-state.ts';
import { ChatLiveRegion } from './ChatStatus.tsx';
import { Composer } from './Composer.tsx';
import { handOverText, isContactFormLink } from './hand-over.ts';
import { MessageList } from './MessageList.tsx';
import { useChat } from './useChat.ts';

export interface ChatPanelProps {
  readonly strings: ChatStrings;
  readonly service: ChatService;
  readonly starterQuestions: readonly string[];
  /** The contact form, on this page or the home page. */
  readonly contactFormHref: string;
  readonly privacyHref: string;
  readonly email: string;
  readonly isOpen: boolean;
  readonly onHandOver: () => void;
}

export function ChatPanel(props: ChatPanelProps) {
  const { strings, service, contactFormHref, isOpen, onHandOver } = props;
  const chat = useChat(service, isOpen);
  const log = useRef<HTMLDivElement>(null);
  const hasAsked = chat.state.messages.some(({ role }) => role === 'user');

  // Every link to the form, even in replies, passes the questions on to it.
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !isContactFormLink(link, location.origin)) return;
    const message = handOverText(chat.state.messages, strings.handOver);
    if (!message) return;
    addToForm('contact', 'message', message, 'chat');
    onHandOver();
    focusFormOnArrival('contact');
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col" onClick={onClick}>
      <MessageList {...props} chat={chat} logRef={log} />
      {hasAsked && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 text-label">
          <a className="text-link inline-flex min-h-tap items-center" href={contactFormHref}>
            {strings.handOver.link}
          </a>
          {canAsk(chat.state) && (
            <button
              type="button"
              className="min-h-tap text-ink-soft underline underline-offset-4 hover:text-ink"
              onClick={() => {
                chat.clear();
                log.current?.focus(); // the button has been removed
              }}
            >
              {strings.clear}
            </button>
          )}
        </div>
      )}
      <Composer strings={strings} chat={chat} isOpen={isOpen} logRef={log} />
      <ChatLiveRegion strings={strings} state={chat.state} restored={chat.restored} />
    </div>
  );
}
