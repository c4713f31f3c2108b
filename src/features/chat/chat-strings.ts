import type { Dictionary } from '../../content/texts/dictionary.ts';

export type ChatStrings = ReturnType<typeof chatStrings>;

/** The widget's texts, without those that only the assistant's function says: no page has to carry them. */
export function chatStrings({ unknown, unsure, alternatives, source, ...own }: Dictionary['chatbot']) {
  return own;
}
