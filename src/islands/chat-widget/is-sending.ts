import type { KeyboardEvent } from 'react';

/** True for Enter, without Shift; while an input method composes a character, Enter only confirms it. */
export function isSending({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}
