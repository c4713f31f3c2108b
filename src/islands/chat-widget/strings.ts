import type { Dictionary } from '../../i18n/dictionary.ts';

/** The texts of the widget: all but those that only the assistant's function says. */
export type ChatStrings = Omit<Dictionary['chatbot'], 'replies' | 'unknown' | 'source'>;

/** Takes the widget's texts out of the assistant's, so that a page does not carry the others. */
export function chatStrings(chatbot: Dictionary['chatbot']): ChatStrings {
  const { replies: _replies, unknown: _unknown, source: _source, ...own } = chatbot;
  return own;
}
