/** Every text of a tree with its field, such as `['nav.about', 'About']`. */
export function textsOf(tree: unknown, field = ''): [field: string, text: string][] {
  if (typeof tree === 'string') return [[field, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, field ? `${field}.${key}` : key));
}
