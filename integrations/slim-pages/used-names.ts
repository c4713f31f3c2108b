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

/**
 * The classes and elements of pages that are added one after the other. What stands in their templates counts:
 * scripts show it later.
 */
export class NamesOfPages implements UsedNames {
  readonly classes = new Set<string>();
  readonly elements = new Set<string>();
  /** As attributes write them. Pages of a route have the same ones. */
  readonly #lists = new Set<string>();

  add(html: string): this {
    for (const [, list = '', element] of html.matchAll(/\sclass="([^"]*)"|<([a-z][\w-]*)/gi)) {
      if (element !== undefined) this.elements.add(element.toLowerCase());
      else if (!this.#lists.has(list)) this.#addList(Buffer.from(list).toString());
    }
    return this;
  }

  /** @param list a copy: a part of a page keeps the whole of it in memory */
  #addList(list: string): void {
    this.#lists.add(list);
    for (const name of decodeAttribute(list).split(/\s+/)) this.classes.add(name);
  }
}

/** The names that are used by at least one of two pages. */
export function joinNames(a: UsedNames, b: UsedNames): UsedNames {
  return { classes: a.classes.union(b.classes), elements: a.elements.union(b.elements) };
}
