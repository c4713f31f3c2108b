/** The most words of a text that are looked at, the last ones, and the most letters of a word: more is no question. */
const wordLimit = 80;
const letterLimit = 24;

/** "förfrågan" and the "forfragan" of a foreign keyboard are the same word. */
export function fold(word: string): string {
  // Most words have no marks to look for.
  return /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of a text in lower case: letters and figures, without what stands between them. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(-wordLimit).map((word) => word.slice(0, letterLimit));
}

/** A text by which equal questions are recognised, whatever their marks and capitals. */
export function normalised(text: string): string {
  return wordsOf(text).join(' ');
}

/** Every run of letters of the given lengths. */
export function lettersOf(word: string, lengths: readonly number[]): string[] {
  const groups: string[] = [];
  for (const length of lengths) {
    for (let at = 0; at + length <= word.length; at += 1) groups.push(word.slice(at, at + length));
  }
  return groups;
}
