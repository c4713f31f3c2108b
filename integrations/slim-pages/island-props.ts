import { decodeAttribute } from './used-names.ts';

/** Props that hold an interface's texts or figures: all pages of a language give an island the same ones. */
const shared: readonly string[] = ['strings', 'failure', 'firstQuestions', 'data'];

const touchIsland = /(<astro-island\s[^>]*?\sprops=")([^"]*)("[^>]*?\sclient="touch")/g;

/** Props as Astro writes them: each value beside the number of its type. */
export type SerializedProps = Record<string, unknown>;

/** How many islands' props are remembered: most pages give an island the same ones as the page before. */
const mostRemembered = 100;

/** The shared texts of one language, in the order in which pages first name them. */
export class SharedTexts {
  readonly #places = new Map<string, number>();
  readonly #remembered = new Map<string, string>();

  /**
   * Props with the places of texts in `json` instead of the texts.
   *
   * @param props as an attribute holds them, and so are the returned ones
   */
  takeOutOf(props: string): string {
    const known = this.#remembered.get(props);
    if (known !== undefined) return known;
    const all = Object.entries(JSON.parse(decodeAttribute(props)) as SerializedProps);
    const left = all.map(([name, value]) => [name, shared.includes(name) ? this.#place(value) : value]);
    const own = encodeAttribute(JSON.stringify(Object.fromEntries(left)));
    if (this.#remembered.size === mostRemembered) this.#remembered.clear();
    // A copy: a part of a page keeps the whole of it in memory.
    this.#remembered.set(Buffer.from(props).toString(), own);
    return own;
  }

  #place(value: unknown): number {
    const text = JSON.stringify(value);
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.#places.size);
    return this.#places.size - 1;
  }

  /** The file that `src/behaviour/island-parts.ts` reads: an array of values. */
  get json(): string {
    return `[${[...this.#places.keys()].join(',')}]`;
  }
}

/**
 * Takes the texts out of the props of a page's islands and leaves their places: `"strings":4` instead of
 * `"strings":[0,{…}]`. Other props stay, such as links, which are each page's own.
 *
 * @param attributes what to add to each of the islands, such as where its texts lie now
 */
export function withoutTexts(html: string, texts: SharedTexts, attributes: string): string {
  return html.replace(
    touchIsland,
    (_tag, start: string, props: string, end: string) => start + texts.takeOutOf(props) + end + attributes,
  );
}

function encodeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
