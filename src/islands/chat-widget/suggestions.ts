/** More questions than these are no help. */
const mostSuggestions = 3;

/** A longer question is no question to tap. Cut, it would not be the one that has an answer. */
const longestSuggestion = 200; // characters

/**
 * The questions that the function suggests beside its answer. They are an extra: what is not a text of a
 * sensible length is left out, and an answer without any is as good.
 *
 * @param value the field as it came
 */
export function readSuggestions(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.flatMap((each) => (typeof each === 'string' ? each.trim() : []));
  const fitting = texts.filter((text) => text !== '' && text.length <= longestSuggestion);
  return [...new Set(fitting)].slice(0, mostSuggestions);
}
