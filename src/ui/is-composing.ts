const composingKeyCode = 229;

/** True for a key that an input method takes. Safari sends Enter after the composition, and only its old code tells. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === composingKeyCode;
}
