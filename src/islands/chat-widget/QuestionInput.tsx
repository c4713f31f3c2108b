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
      className="chat-input"
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
