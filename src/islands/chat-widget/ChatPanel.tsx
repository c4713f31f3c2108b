import type { Dictionary } from '../../i18n/dictionary.ts';
import type { ChatService } from './ask.ts';
import { Announcer } from './Announcer.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { useChat } from './useChat.ts';

interface Props {
  readonly strings: Dictionary['chatbot'];
  readonly service: ChatService;
  readonly isOpen: boolean;
}

/** What is fetched when the chat is first opened: the conversation and the input. */
export default function ChatPanel({ strings, service, isOpen }: Props) {
  const chat = useChat(service);
  return (
    <>
      <MessageList strings={strings} state={chat.state} onRetry={chat.retry} />
      <Composer strings={strings} chat={chat} isOpen={isOpen} />
      <Announcer strings={strings} state={chat.state} />
    </>
  );
}
