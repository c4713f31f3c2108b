/** A number as the page's language writes it; in browsers only. */
export function count(number: number): string {
  return number.toLocaleString(document.documentElement.lang || undefined);
}
