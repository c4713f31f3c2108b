import { brotliCompressSync } from 'node:zlib';

/** What a document is made of, each part compressed by itself, in bytes. */
export interface Parts {
  /** Inline styles. */
  readonly styles: number;
  /** Inline scripts, without structured data. */
  readonly inlineScripts: number;
  /** The tags of islands with their props. */
  readonly islands: number;
  /** What is drawn, wherever it stands. */
  readonly drawings: number;
  /** Everything else that stands around the content: head, header, footer. */
  readonly frame: number;
  /** The content: what else is in `main`. */
  readonly content: number;
}

/** Takes a document apart. Structured data counts for nothing: it repeats the content. */
export function partsOf(html: string): Parts {
  const data = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
  const patterns = {
    content: /(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/g,
    styles: /<style[\s\S]*?<\/style>/g,
    inlineScripts: /<script(?![^>]*\ssrc=)[\s\S]*?<\/script>/g,
    islands: /<astro-island[^>]*>/g,
    drawings: /<svg[\s\S]*?<\/svg>/g,
  };
  let rest = html.replace(data, '');
  // First what lies anywhere, last what is left of the content.
  const take = (pattern: RegExp): number => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, '');
    return found.length > 0 ? compressed(found.join('')) : 0;
  };
  const styles = take(patterns.styles);
  const inlineScripts = take(patterns.inlineScripts);
  const islands = take(patterns.islands);
  const drawings = take(patterns.drawings);
  const content = take(patterns.content);
  return { styles, inlineScripts, islands, drawings, content, frame: compressed(rest) };
}

/** The bytes of a text as a CDN sends it. */
function compressed(text: string): number {
  return brotliCompressSync(text).length;
}
