import type { Dictionary } from '../../i18n/dictionary.ts';
import { CloseIcon } from '../shared/CloseIcon.tsx';
import type { ChatService } from './ask.ts';
import { Announcer } from './Announcer.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { useChat } from './useChat.ts';

interface Props {
  readonly strings: Dictionary['chatbot'];
  readonly service: ChatService;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The open chat: who answers, the conversation, the input. */
export default function ChatPanel({ strings, service, isOpen, onClose }: Props) {
  const chat = useChat(service);
  return (
    <>
      <header className="flex items-center justify-between gap-3 border-b border-line py-1 pl-4 pr-1">
        <p className="leading-tight">
          <strong>{strings.botName}</strong>{' '}
          <span className="text-label text-ink-soft">{strings.subtitle}</span>
        </p>
        <button type="button" className="icon-button" aria-label={strings.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <MessageList strings={strings} state={chat.state} onRetry={chat.retry} />
      <Composer strings={strings} chat={chat} isOpen={isOpen} />
      <Announcer strings={strings} state={chat.state} />
    </>
  );
}
