/** Rules of a `_headers` file as hosts read them: a path pattern, then indented headers. */

export interface HeaderRule {
  readonly pattern: RegExp;
  readonly set: readonly (readonly [name: string, value: string])[];
  /** Headers that earlier rules gave and this one takes away (`! Name`). */
  readonly remove: readonly string[];
}

/**
 * Reads a `_headers` file.
 *
 * @throws when a line is neither a path, a header nor a removal, with its number
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; set: [string, string][]; remove: string[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    const header = /^\s+(?:!\s*([\w-]+)|([\w-]+):\s*(.*))$/.exec(line);
    if (line.startsWith('/')) {
      rules.push({ pattern: patternOf(line.trim()), set: [], remove: [] });
    } else if (rule && header?.[1]) {
      rule.remove.push(header[1]);
    } else if (rule && header?.[2]) {
      rule.set.push([header[2], header[3] ?? '']);
    } else {
      throw new Error(`_headers, line ${index + 1}: expected a path or an indented header.`);
    }
  }
  return rules;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

/** The headers for a path: all rules that match, in their order. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, remove } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of remove) headers.delete(name);
    for (const [name, value] of set) headers.set(name, value);
  }
  return headers;
}
