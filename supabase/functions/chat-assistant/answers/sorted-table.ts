/**
 * Tables as text, "key=value,key=value,", sorted by key. They are searched as text: building a `Map` of a hundred
 * thousand entries takes more time and memory than a cold start allows.
 */

/** Writes a table. Keys must not contain a comma or an equals sign, values must not contain a comma. */
export function encodeTable(entries: Iterable<readonly [key: string, value: string | number]>): string {
  return [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value},`)
    .join('');
}

/** Finds the value of a key by binary search; undefined if the table lacks it. */
export function lookUp(table: string, key: string): string | undefined {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const start = Math.max(low, table.lastIndexOf(',', (low + high) / 2 - 1) + 1);
    const equals = table.indexOf('=', start);
    const end = table.indexOf(',', equals);
    const found = table.slice(start, equals);
    if (found === key) return table.slice(equals + 1, end);
    if (found < key) low = end + 1;
    else high = start;
  }
  return undefined;
}
