import type { Dictionary } from '../../content/texts/dictionary.ts';

export type ChatStrings = ReturnType<typeof chatStrings>;

/** The widget's texts, minus those that only the function uses, to keep pages small. */
export function chatStrings({ unknown, unsure, alternatives, source, ...shown }: Dictionary['chatbot']) {
  return shown;
}
