/** A number as the page's language writes it. */
export function localNumber(number: number): string {
  return number.toLocaleString(document.documentElement.lang || undefined);
}
