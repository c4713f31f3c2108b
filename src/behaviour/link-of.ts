/**
 * @param event of a pointer, or a click
 * @returns the link that it fell on; null for anything else, links within a drawing included
 */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}
