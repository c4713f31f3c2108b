/** A path as an absolute address: the home page keeps its slash, no other page has one. */
export function canonicalUrl(path: string, origin: string): string {
  return `${origin}${path}`;
}
