/** The most words of a text that are looked at, and the most letters of a word: more is no question. */
const wordLimit = 120;
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
