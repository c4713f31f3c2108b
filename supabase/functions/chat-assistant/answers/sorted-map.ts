/**
 * Tables as text, "key=value,key=value," in the order of their keys. They are searched as they are: making a `Map` of a
 * hundred thousand entries costs more time and memory than a cold start allows.
 */

/** Writes a table. No key holds a comma or an equals sign, no value a comma. */
export function encodeMap(entries: Iterable<readonly [key: string, value: string | number]>): string {
  return [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value},`)
    .join('');
}

/** Finds the value of a key, by halving; undefined where the table lacks it. */
export function valueIn(table: string, key: string): string | undefined {
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
