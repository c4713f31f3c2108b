import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keys that scroll or leave the conversation. */
const readingKeys = /^(Arrow.*|Page.*|Home|End|Tab| )$/;

/** Focuses the log while the input is disabled, and then the input, unless the visitor is reading or has moved elsewhere. */
export function useChatFocus(
  input: RefObject<HTMLTextAreaElement | null>,
  log: RefObject<HTMLElement | null>,
  isOpen: boolean,
  isWaiting: boolean,
): void {
  const wasWaiting = useRef(false);
  /** True while the log has the focus only because the input is disabled. */
  const shouldReturnFocus = useRef(false);

  // A layout effect: otherwise, a key pressed right after opening would have no effect.
  useLayoutEffect(() => {
    const hasStoppedWaiting = wasWaiting.current && !isWaiting;
    wasWaiting.current = isOpen && isWaiting;
    if (!isOpen) return undefined;
    if (!isWaiting) {
      if (!hasStoppedWaiting || (shouldReturnFocus.current && document.activeElement === log.current))
        input.current?.focus();
      return undefined;
    }
    const [focused, form] = [document.activeElement, input.current?.form ?? null];
    // After a click, an ancestor of the form may have the focus: the body if the button vanishes, the panel in Safari.
    shouldReturnFocus.current =
      focused === log.current || form?.contains(focused) || focused?.contains(form) || false;
    if (!shouldReturnFocus.current) return undefined;
    log.current?.focus();
    const cancelReturn = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || readingKeys.test(event.key)) shouldReturnFocus.current = false;
    };
    const types = ['keydown', 'pointerdown'];
    for (const type of types) document.addEventListener(type, cancelReturn);
    return () => {
      for (const type of types) document.removeEventListener(type, cancelReturn);
    };
  }, [isOpen, isWaiting, input, log]);
}
