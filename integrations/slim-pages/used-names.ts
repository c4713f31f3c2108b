/** What a stylesheet can know the parts of a page by. */
export interface UsedNames {
  readonly classes: ReadonlySet<string>;
  /** Names of elements, in lower case. */
  readonly elements: ReadonlySet<string>;
}

const namedReferences: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Resolves the character references that Astro and React write into attributes. */
export function decodeAttribute(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (reference, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex as string, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return namedReferences[name as string] ?? (reference as string);
  });
}

/** The classes and elements of a page. What stands in its templates counts: scripts show it later. */
export function usedNames(html: string): UsedNames {
  const classes = new Set<string>();
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) => list));
  for (const list of lists) {
    for (const name of decodeAttribute(list).split(/\s+/)) classes.add(name);
  }
  const elements = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) elements.add(name.toLowerCase());
  return { classes, elements };
}

/** The names that are used by at least one of two pages. */
export function joinNames(a: UsedNames, b: UsedNames): UsedNames {
  return { classes: a.classes.union(b.classes), elements: a.elements.union(b.elements) };
}
