/** True for Enter and other keys while an input method composes a character. */
const composingKeyCode = 229;

/**
 * True for a key that an input method takes, such as the Enter that confirms a character. In Safari that one comes after the
 * composition has ended, and only its old code tells.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === composingKeyCode;
}
