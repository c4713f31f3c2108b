export interface HeaderRule {
  readonly pattern: RegExp;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly remove: readonly string[];
}

/** Reads a `_headers` file: paths, each followed by its indented headers. @throws naming a line that is neither */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; set: [string, string][]; remove: string[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    const [, removed, name, value = ''] = /^\s+(?:!\s*([\w-]+)|([\w-]+):\s*(.*))$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), set: [], remove: [] });
    else if (rule && removed) rule.remove.push(removed);
    else if (rule && name) rule.set.push([name, value]);
    else throw new Error(`_headers, line ${index + 1}: expected a path or an indented header.`);
  }
  return rules;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}

/** The headers of a path, by all rules that match. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, remove } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of remove) headers.delete(name);
    for (const [name, value] of set) headers.set(name, value);
  }
  return headers;
}
