/**
 * The text of a file after a change.
 *
 * @param file its name, for the error
 * @throws when the change leaves the text as it was: what it was to replace is no longer there
 */
export function changed(file: string, before: string, change: (text: string) => string): string {
  const after = change(before);
  if (after === before) throw new Error(`The change of ${file} changes nothing.`);
  return after;
}
