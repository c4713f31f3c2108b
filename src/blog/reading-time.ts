/**
 * How many words a reader takes in in a minute: 238 of English non-fiction by the mean of 190 studies
 * (Brysbaert, Journal of Memory and Language 109, 2019).
 */
const wordsPerMinute = 238;

/** The words of a text; markdown’s marks are none. */
export function countWords(markdown: string): number {
  return markdown.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** How long so many words take to read, in whole minutes, one at least. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
