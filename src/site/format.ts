/** Texts with `{placeholders}`, without a library, since islands use it too. */

/**
 * The values of a locale file: texts, lists and groups of them. Files never contain `undefined`, but TypeScript adds it for
 * keys that only some groups of a list have.
 */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree } | undefined;

/** `{name}`, `{group.name}`, and `{name:form}` for another form of the value, such as its genitive. */
const placeholderPattern = /\{[a-zA-Z][a-zA-Z0-9.-]*(?::[a-zA-Z]+)?\}/g;

/** The placeholders of a text, sorted, such as `['{brand}', '{email}']`. */
export function placeholders(text: string): string[] {
  return (text.match(placeholderPattern) ?? []).toSorted();
}

export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholderPattern, (token) => {
    const name = token.slice(1, -1);
    return Object.hasOwn(values, name) ? values[name]! : token;
  });
}

declare const placeholderNames: unique symbol;

/** A text with these placeholders; the dictionary's type defines which texts are templates. */
export type Template<Name extends string> = string & { readonly [placeholderNames]: Name };

/**
 * `format('{minutes} min read', { minutes: '12' })` returns `12 min read`. Does not compile without a value for each
 * placeholder.
 */
export function format<Name extends string>(
  text: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): string {
  return fillIn(text, values);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
