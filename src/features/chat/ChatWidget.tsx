import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary, withErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { CloseIcon, Icon } from '../../ui/Icon.tsx';
import { useWindowEvent } from '../../ui/useWindowEvent.ts';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { isImeEvent } from './Composer.tsx';
import './ChatWidget.css';

/** The assistant: a launcher in the bottom right corner, and the panel that it opens. */
export const ChatWidget = withErrorBoundary(ChatWidgetView);

function ChatWidgetView(props: Omit<ChatPanelProps, 'isOpen' | 'onHandOver'>) {
  const { strings } = props;
  // Once opened, the panel stays mounted, hidden while closed. When reopened, it asks again if closing interrupted a question.
  const [view, setView] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const isOpen = view === 'open';
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  const close = (): void => {
    setView('closed');
    // The launcher must be shown first: a hidden button cannot be focused.
    requestAnimationFrame(() => launcher.current?.focus());
  };

  // If the panel is reopened after the conversation crashed, focus the panel itself, so that Escape works.
  useEffect(() => {
    if (isOpen && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [isOpen]);

  useWindowEvent('keydown', (event) => {
    const { key, target } = event;
    // While a reply is awaited the input is disabled, and the body may have the focus.
    const isHere = target === document.body || (target instanceof Node && panel.current?.contains(target));
    // While an input method composes a character, Escape only cancels the composition.
    if (isOpen && key === 'Escape' && isHere && !isImeEvent(event)) close();
  });

  return (
    <div className="chat">
      <button
        ref={launcher}
        type="button"
        className="chat-launcher size-full items-center justify-center rounded-full border border-transparent bg-spruce text-paper hover:opacity-90"
        aria-label={strings.open}
        hidden={isOpen}
        onClick={() => setView('open')}
      >
        <Icon
          size={26}
          d="M4 21.5V8a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H8.5zM8.5 9.5h6M8.5 13.5h9"
        />
      </button>
      {view !== 'unopened' && (
        <section
          ref={panel}
          hidden={!isOpen}
          className="chat-panel panel flex-col overflow-hidden"
          role="dialog"
          data-hj-suppress="" // the session recorder must not see a conversation
          aria-label={strings.title}
          tabIndex={-1}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-1 pl-4 pr-1">
            <p className="leading-tight">
              <strong>{strings.botName}</strong>
              <span className="block text-label text-ink-soft">{strings.subtitle}</span>
            </p>
            <button type="button" className="icon-button" aria-label={strings.close} onClick={close}>
              <CloseIcon />
            </button>
          </div>
          {/* Inside the panel, so that a failed conversation can still be closed. */}
          <ErrorBoundary>
            <ChatPanel {...props} isOpen={isOpen} onHandOver={() => setView('closed')} />
          </ErrorBoundary>
        </section>
      )}
    </div>
  );
}
