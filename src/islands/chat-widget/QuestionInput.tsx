import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'onKeyDown' | 'placeholder'> {
  readonly label: string;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** The field that questions are typed into. Enter sends, Shift+Enter makes a line. */
export function QuestionInput({ label, onType, onSend, ...field }: Props) {
  return (
    <textarea
      {...field}
      className="chat-input max-h-28 min-h-tap w-full resize-none rounded-field border border-control bg-surface px-3.5 py-2.5 text-small [field-sizing:content] placeholder:text-ink-soft hover:border-ink disabled:opacity-60"
      rows={1}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        // While an input method composes a character, Enter only confirms it.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSend();
      }}
    />
  );
}
