import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keys that scroll or leave the conversation. */
const readingKeys = /^(Arrow.*|Page.*|Home|End|Tab| )$/;

/** Focuses the log while the input is disabled, and then the input, unless the visitor is reading or has moved elsewhere. */
export function useInputFocus(
  input: RefObject<HTMLTextAreaElement | null>,
  log: RefObject<HTMLElement | null>,
  isOpen: boolean,
  isWaiting: boolean,
): void {
  const wasWaiting = useRef(false);
  /** True while the log has the focus in place of the input. */
  const isHeld = useRef(false);

  // A layout effect: otherwise, a key pressed right after opening would have no effect.
  useLayoutEffect(() => {
    const hasAnswer = wasWaiting.current && !isWaiting;
    wasWaiting.current = isOpen && isWaiting;
    if (!isOpen) return undefined;
    if (!isWaiting) {
      if (!hasAnswer || (isHeld.current && document.activeElement === log.current)) input.current?.focus();
      return undefined;
    }
    const [focused, form] = [document.activeElement, input.current?.form ?? null];
    // After a click, an ancestor of the form may have the focus: the body if the button vanishes, the panel in Safari.
    isHeld.current = focused === log.current || form?.contains(focused) || focused?.contains(form) || false;
    if (!isHeld.current) return undefined;
    log.current?.focus();
    const release = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || readingKeys.test(event.key)) isHeld.current = false;
    };
    const types = ['keydown', 'pointerdown'];
    for (const type of types) document.addEventListener(type, release);
    return () => {
      for (const type of types) document.removeEventListener(type, release);
    };
  }, [isOpen, isWaiting, input, log]);
}
