import { type ReactNode, useId, useRef, useState } from 'react';
import { useWindowEvent } from '../../ui/useWindowEvent.ts';

const delayDuration = 700; // ms of hovering until it opens
const skipDelayDuration = 300; // ms after one tooltip closes, during which the next opens at once

let closedAt = -Infinity;

interface Props {
  readonly text: string;
  /** The explained text, which is a button so that the keyboard can reach it. */
  readonly children: ReactNode;
  readonly label: string;
}

/** Opens on hover after a delay, on focus at once. Escape closes it, and the pointer can move onto the text (WCAG 1.4.13). */
export function Tooltip({ text, label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = (): void => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setOpen(false);
  };

  // Not on the button: the focus may be elsewhere if the pointer opened the tooltip.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={() => {
        const wait = performance.now() - closedAt < skipDelayDuration ? 0 : delayDuration;
        timer.current = setTimeout(() => setOpen(true), wait);
      }}
      onPointerLeave={close}
    >
      <button
        type="button"
        className="icon-button needs-scripting -m-3"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setOpen(true);
        }}
        onBlur={close}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <span
          id={id}
          role="tooltip"
          className="absolute bottom-full right-0 z-raised mb-1 w-max max-w-56 max-sm:max-w-36 rounded-field bg-ink px-3 py-2 text-label text-paper"
        >
          {text}
        </span>
      )}
    </span>
  );
}
