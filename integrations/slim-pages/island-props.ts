import { decodeAttribute } from './used-names.ts';

/** Props that hold an interface's texts or figures: all pages of a language give an island the same ones. */
const shared: readonly string[] = ['strings', 'failure', 'firstQuestions', 'data'];

const touchIsland = /(<astro-island\s[^>]*?\sprops=")([^"]*)("[^>]*?\sclient="touch")/g;

/** Props as Astro writes them: each value beside the number of its type. */
export type SerializedProps = Record<string, unknown>;

/** The shared texts of one language, in the order in which pages first name them. */
export class SharedTexts {
  readonly #places = new Map<string, number>();

  /** @returns the place of a value in `json` */
  place(value: unknown): number {
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
  return html.replace(touchIsland, (_tag, start: string, props: string, end: string) => {
    const all = Object.entries(JSON.parse(decodeAttribute(props)) as SerializedProps);
    const left = all.map(([name, value]) => [name, shared.includes(name) ? texts.place(value) : value]);
    return start + encodeAttribute(JSON.stringify(Object.fromEntries(left))) + end + attributes;
  });
}

function encodeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
