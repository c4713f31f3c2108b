const composingKeyCode = 229;

/** True for a key that an input method handles. Safari sends Enter late; only the deprecated `keyCode` reveals it. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === composingKeyCode;
}
