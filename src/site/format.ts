/** Texts with `{placeholders}`, without a library: islands use it too. */

/** What a locale file may hold: texts, lists and groups of them. `undefined` is never in a file, but
    TypeScript gives it to keys that only some groups of a list have. */
export type Strings = string | readonly Strings[] | { readonly [key: string]: Strings } | undefined;

/** `{name}`, `{group.name}`, and `{name:form}` for another form of the same, such as its genitive. */
const placeholderPattern = /\{[a-zA-Z][a-zA-Z0-9.]*(?::[a-zA-Z]+)?\}/g;

/** The placeholders of a text, sorted, such as `['{brand}', '{email}']`. */
export function placeholders(text: string): string[] {
  return (text.match(placeholderPattern) ?? []).toSorted();
}

/**
 * Puts values in the place of `{name}`. Names without a value stay, for `format` at the place
 * where the value is known.
 */
export function fill<Tree extends Strings>(tree: Tree, values: Readonly<Record<string, string>>): Tree {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? format(value, values) : value,
  ) as Tree;
}

/** `format('{minutes} min read', { minutes: '12' })` gives `12 min read`. */
export function format(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholderPattern, (mark) => values[mark.slice(1, -1)] ?? mark);
}
