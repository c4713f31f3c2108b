/** A number in the format of the page's language. */
export function formatNumber(number: number): string {
  return number.toLocaleString(document.documentElement.lang || undefined);
}
