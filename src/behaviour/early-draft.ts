/** What a visitor wrote before the conversation's code had come. */
export interface EarlyDraft {
  readonly text: string;
  /** They pressed Enter. */
  readonly isSent: boolean;
}

const nothing: EarlyDraft = { text: '', isSent: false };

/** Undefined while no press waits for the chat. */
let typed: EarlyDraft | undefined;

/** From now on what is typed is for the chat. */
export function collectDraft(): void {
  typed ??= nothing;
}

export function dropDraft(): void {
  typed = undefined;
}

/** @param key as `KeyboardEvent.key` names it */
export function addToDraft(key: string): void {
  if (!typed || typed.isSent) return;
  if (key === 'Escape') dropDraft();
  else if (key === 'Enter') typed = { ...typed, isSent: typed.text.trim() !== '' };
  else if (key === 'Backspace') typed = { ...typed, text: typed.text.slice(0, -1) };
  else if (key.length === 1) typed = { ...typed, text: typed.text + key };
}

/** Gives what was typed, and collects no more. */
export function takeEarlyDraft(): EarlyDraft {
  const taken = typed ?? nothing;
  dropDraft();
  return taken;
}
