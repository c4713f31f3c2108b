import type { Dictionary } from '../../collections/texts/dictionary.ts';

/** What only the assistant's function says. */
type FunctionText = 'unknown' | 'unsure' | 'alternatives' | 'source' | 'languages';

/** The texts of the widget. */
export type ChatStrings = Omit<Dictionary['chatbot'], FunctionText>;

/** Takes the widget's texts out of the assistant's, so that a page does not carry the others. */
export function chatStrings(chatbot: Dictionary['chatbot']): ChatStrings {
  const {
    unknown: _unknown,
    unsure: _unsure,
    alternatives: _alternatives,
    source: _source,
    languages: _languages,
    ...own
  } = chatbot;
  return own;
}
